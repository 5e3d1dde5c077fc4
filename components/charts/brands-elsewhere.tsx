"use client";

import Link from "next/link";
import { marketOf } from "@/lib/catalogue/shown-study/shown-study";
import { useShownStudy } from "@/components/layout/shown-study";
import { inSentence } from "@/lib/platform/words/in-sentence";
import type { BrandPanelProps } from "./brand-panel-props";
import styles from "./brand-panel.module.css";
import { findBrands } from "./brand-search";
import type { BrandElsewhere } from "./use-offered-brands";

interface BrandsElsewhereProps extends Pick<BrandPanelProps, "place" | "hrefOf"> {
  text: string;
  brands: readonly BrandElsewhere[];
  /** No brand of the industry fits. */
  isNoneHere: boolean;
}

const MOST = 4;

/** A brand of another industry of the market, with its industry and the way there. */
export function BrandElsewhereRow({ brand, hrefOf }: { brand: BrandElsewhere } & Pick<BrandPanelProps, "hrefOf">) {
  return (
    <p className={styles.elsewhere}>
      <b className="min-w-0 font-semibold wrap-anywhere">{brand.name}</b>
      <span className="text-s-2 text-ink-2">{brand.industry.name}</span>
      {hrefOf ? (
        <Link
          href={hrefOf(brand.industry.slug, brand.slug)}
          prefetch={false}
          className="link ml-auto shrink-0 text-s-2 font-semibold"
        >
          Go to {brand.industry.name}
          <span className="sr-only"> for {brand.name}</span>
        </Link>
      ) : null}
    </p>
  );
}

/** Under the results: brands of other industries that fit, or the markets that have one. */
export function BrandsElsewhere({ text, brands, place, hrefOf, isNoneHere }: BrandsElsewhereProps) {
  const study = useShownStudy();
  if (!place || text.trim() === "") return null;
  const fitting = findBrands([...brands], text).flatMap(
    ({ slug }) => brands.find((brand) => brand.slug === slug) ?? [],
  );
  const here = fitting.filter(({ isHere }) => isHere).slice(0, MOST);
  const [away] = fitting.filter(({ isHere }) => !isHere);
  const market = inSentence(place.market.name);
  if (here.length > 0)
    return (
      <div role="group" aria-label="In another industry">
        <p aria-hidden="true" className={styles.group}>
          <span>In another industry</span>
          <span>opens another chart</span>
        </p>
        {here.map((brand) => (
          <BrandElsewhereRow key={brand.slug} brand={brand} hrefOf={hrefOf} />
        ))}
      </div>
    );
  if (!isNoneHere) return null;
  const markets = away?.markets.flatMap((slug) => marketOf(study, slug)?.name ?? []) ?? [];
  return (
    <p className="py-3 text-s-1 leading-5">
      No matching brand in {market}.
      {away && markets.length > 0 ? ` ${away.name} is in the study of ${markets.map(inSentence).join(", ")}.` : ""}
    </p>
  );
}
