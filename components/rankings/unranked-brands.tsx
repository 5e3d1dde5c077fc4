import { BrandNames } from "@/components/rankings/brand-names";
import { PageSection } from "@/components/rankings/page-section";
import { NotRanked, SmallestBase } from "@/components/layout/shown-study";
import { sayAsked, type UnrankedBrand } from "@/lib/rankings/unranked";

/** Brands of the study that have no position, apart from those that have one; nothing where all are ranked. */
export function UnrankedBrands({ brands }: { brands: readonly UnrankedBrand[] }) {
  if (brands.length === 0) return null;
  return (
    <PageSection
      id="not-ranked"
      title={<NotRanked />}
      lead={
        <>
          A position and a score need at least <SmallestBase /> people. These brands count in no ranking. In
          alphabetical order.
        </>
      }
    >
      <BrandNames
        brands={brands.map(({ brand, industry, n }) => ({
          ...brand,
          note: n === null ? industry.name : `${industry.name}, ${sayAsked(n)}`,
        }))}
      />
    </PageSection>
  );
}
