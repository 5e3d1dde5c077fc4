import type { BrandStanding } from "@/lib/rankings/brands/view";
import type { Named } from "@/lib/catalogue/names/named";

/** The brand of the page. */
export interface MemberPartProps {
  brand: Named;
  standings: readonly BrandStanding[];
  /** What visitors see. */
  children: React.ReactNode;
}
