import Link from "next/link";
import type { BrandPlace } from "@/components/rankings/brands/member-part-props";
import { toBrandWays } from "@/components/rankings/brands/brand-ways";
import { buttonVariants } from "@/components/ui/button-look";
import type { Named } from "@/lib/catalogue/names/named";

/** The two most used analyses, beside the brand's name. */
export function BrandActions({ brand, place }: { brand: Named; place: BrandPlace }) {
  const ways = toBrandWays(brand, place);
  return (
    <>
      <Link
        href={ways["single-country"]}
        prefetch={false}
        className={buttonVariants({ variant: "outline", size: "sm" })}
      >
        Compared with its industry
      </Link>
      <Link href={ways.snapshot} prefetch={false} className={buttonVariants({ size: "sm" })}>
        Brand snapshot
      </Link>
    </>
  );
}
