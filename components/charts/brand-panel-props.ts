import type { Named } from "@/lib/catalogue/names/named";

/** A brand with its place among the colours and shapes, from 0, which it keeps while it is chosen. */
export interface ChosenBrand extends Named {
  slot: number;
}

/** A ready selection. */
export interface BrandSet {
  name: string;
  brands: readonly Named[];
}

/** What a chart's brands are chosen from. */
export interface BrandPanelProps {
  /** The first is in focus. */
  brands: readonly ChosenBrand[];
  most: number;
  /** Chosen for the reader: the first pick replaces them. */
  isSuggested?: boolean | undefined;
  /** Restricts the choice to these: an industry's brands. */
  among?: readonly Named[] | undefined;
  /** The market and industry that `among` belongs to: brands of other industries are found and linked. */
  place?: { market: Named; industry: Named } | undefined;
  /** Only brands that this market has; slug. */
  market?: string | undefined;
  /** Beside a name, if the plan shows it: "12th, 111.8". */
  detailOf?: ((slug: string) => string | null) | undefined;
  sets?: readonly BrandSet[] | undefined;
  /** Slugs of the brands that the reader follows: they come first. */
  followed?: ReadonlySet<string> | undefined;
  /** Where a brand of another industry is shown; slugs. */
  hrefOf?: ((industry: string, brand: string) => string) | undefined;
  /** A brand is highlighted, so its data can be preloaded. */
  onAhead?: ((slug: string) => void) | undefined;
  /** No chart is drawn of them: no colours, and no order. */
  isPlain?: boolean | undefined;
  /** Names of the selection and of the button: "In the chart" and "Show". */
  words?: { title: string; action: string } | undefined;
  /** None is a choice as well. */
  allowsNone?: boolean | undefined;
  onChoose: (brands: ChosenBrand[]) => void;
}
