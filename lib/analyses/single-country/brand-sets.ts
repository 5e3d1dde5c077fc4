import { toSubject } from "@/lib/analyses/single-country/subject";
import type { SingleCountryView } from "@/lib/analyses/single-country/view";
import type { Named } from "@/lib/catalogue/names/named";
import type { IndustryDataset } from "@/lib/rankings/histories/dataset";
import { shortName } from "@/lib/platform/words/shorten";

const TOP = 5;
/** Neighbours above and below. */
const NEAR = 2;

/** Ready selections of an industry: the top, the brand in focus with its nearest, and the clear changes. */
export function toBrandSets({
  subject,
  focus,
}: Pick<SingleCountryView, "subject" | "focus">): { name: string; brands: Named[] }[] {
  const brands = subject.standings.map(({ brand }) => brand);
  const at = focus ? brands.findIndex(({ slug }) => slug === focus.brand.slug) : -1;
  const own = brands[at];
  const near = own ? [own, ...brands.slice(Math.max(0, at - NEAR), at), ...brands.slice(at + 1, at + 1 + NEAR)] : [];
  const changed = subject.standings.filter((standing) => standing.at.change?.clear).map(({ brand }) => brand);
  return [
    ...(brands.length > TOP ? [{ name: `Top ${TOP}`, brands: brands.slice(0, TOP) }] : []),
    ...(own && near.length > 1 ? [{ name: `${shortName(own.name)} and its neighbours`, brands: near }] : []),
    ...(changed.length > 0 ? [{ name: `Clear changes ${changed.length}`, brands: changed }] : []),
  ];
}

/** The same for another analysis of an industry, in its latest year, with this brand in focus. */
export function toIndustrySets(dataset: IndustryDataset, focus: string | undefined): ReturnType<typeof toBrandSets> {
  const subject = toSubject(dataset, [], { brands: [], from: null, to: null });
  return toBrandSets({ subject, focus: subject.standings.find(({ brand }) => brand.slug === focus) ?? null });
}
