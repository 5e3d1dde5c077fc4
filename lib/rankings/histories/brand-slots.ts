import { type BrandSlots, keepSlots } from "@/lib/charts/drawing/slots";
import type { AnalysisQuery } from "@/lib/rankings/histories/analysis-query";

type Asked = Pick<AnalysisQuery, "brands"> & Partial<Pick<AnalysisQuery, "slots">>;

/** The slots of the selected brands: from the address, otherwise in order. */
export const slotsOf = ({ brands, slots = [] }: Asked): BrandSlots =>
  new Map(brands.map((slug, order) => [slug, slots[order] ?? order]));

/** Some of the selected brands, or others, with their slots, for an address. */
export const withSlots = (asked: Asked, brands: readonly string[]): Required<Asked> => ({
  brands,
  slots: keepSlots(slotsOf(asked), brands),
});
