import Link from "next/link";
import { toBrandWays } from "@/components/rankings/brands/brand-ways";
import type { BrandPlace } from "@/components/rankings/brands/member-part-props";
import { SideSection } from "@/components/rankings/brands/side-section";
import { may } from "@/lib/access/rights";
import type { SignedInView } from "@/lib/access/view";
import { ANALYSES } from "@/lib/catalogue/analyses";
import type { Named } from "@/lib/catalogue/names/named";
import { countInWords } from "@/lib/platform/words/sentences";
import { inSentence } from "@/lib/platform/words/in-sentence";

interface GoDeeperProps {
  account: SignedInView;
  brand: Named;
  place: BrandPlace;
  /** All markets that have the brand. */
  places: readonly BrandPlace[];
}

/** The analyses in the reader's plan, opened with this brand. */
export function GoDeeper({ account, brand, place, places }: GoDeeperProps) {
  const market = inSentence(place.market.name);
  const entries = [
    { id: "snapshot", line: "On one page, ready to print" },
    { id: "single-country", line: `Next to other brands in ${market}` },
    { id: "age-groups", line: "Which age groups rate it highest and lowest" },
    { id: "multi-country", line: `In the ${countInWords(places.length)} countries that rank it` },
    { id: "trajectory", line: "Where it is heading, with ranges" },
    { id: "portfolio", line: "Together with other brands you choose" },
  ] as const;
  const ways = toBrandWays(brand, place);
  return (
    <div className="no-print min-w-0">
      <SideSection id="go-deeper" title="Go deeper">
        <ul>
          {entries.map(({ id, line }) =>
            !may(account, ANALYSES[id].right) || (id === "multi-country" && places.length < 2) ? null : (
              <li key={id} className="relative border-b border-rule py-2 hover:bg-hover">
                <Link
                  href={ways[id]}
                  prefetch={false}
                  className="text-small leading-lead font-title after:absolute after:inset-0 hover:underline hover:underline-offset-4"
                >
                  {ANALYSES[id].name}
                </Link>
                <span className="block text-note leading-note text-ink-2">{line}</span>
              </li>
            ),
          )}
        </ul>
      </SideSection>
    </div>
  );
}
