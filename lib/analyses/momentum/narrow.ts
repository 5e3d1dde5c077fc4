import type { BrandMove } from "@/lib/analyses/momentum/brand-moves";
import type { MomentumView } from "@/lib/analyses/momentum/view";

/** What a page shows for other people: the brands chosen, else the industry chosen, else the market. */
export interface NarrowedView extends MomentumView {
  /** Something was chosen within the market: sentences on the rest of it are left out. */
  isNarrowed?: boolean;
}

/** Leaves out the brands and industries that were not chosen. What tests found stays as it was, over the whole market. */
export function narrowToChosen(view: MomentumView): NarrowedView {
  const { chosen, industry } = view;
  const slugs = new Set(chosen.map(({ brand }) => brand.slug));
  const isShown = (each: BrandMove) =>
    slugs.size > 0 ? slugs.has(each.brand.slug) : industry === null || each.industry.slug === industry.slug;
  return {
    ...view,
    moves: view.moves.filter(isShown),
    ranked:
      slugs.size > 0
        ? view.moves.filter((each) => isShown(each) && each.momentum !== null).toSorted(byMomentum)
        : view.ranked,
    turning: view.turning.filter(isShown),
    byIndustry:
      slugs.size > 0 ? [] : view.byIndustry.filter((each) => industry === null || each.industry.slug === industry.slug),
    isNarrowed: slugs.size > 0 || industry !== null,
  };
}

const byMomentum = (a: BrandMove, b: BrandMove) => (b.momentum?.points ?? 0) - (a.momentum?.points ?? 0);
