import Link from "next/link";
import styles from "@/components/discovery/home/market-tabs.module.css";
import { RankingList } from "@/components/rankings/ranking-list";
import { SourceLine } from "@/components/rankings/source-line";
import { SampleLabel } from "@/components/ui/sample-label";
import { inSentence } from "@/lib/platform/words/in-sentence";
import { rankingHref } from "@/lib/rankings/search-params";
import { SAFELY } from "@/lib/rankings/range-words";
import type { ReadyRanking } from "@/lib/rankings/view";

const SHOWN = 5;

/**
 * The first five of each market, one market at a time. The tabs are radio buttons, and the style sheet shows the panel
 * of the selected one, so switching needs no script.
 */
export function MarketTabs({ rankings }: { rankings: readonly ReadyRanking[] }) {
  return (
    <div className={styles.tabs}>
      <div className={styles.head}>
        <fieldset className={styles.choices}>
          <legend className="sr-only">Country</legend>
          {rankings.map(({ market }, index) => (
            <label key={market.slug} className={styles.choice}>
              <input
                type="radio"
                name="market-tab"
                value={market.slug}
                defaultChecked={index === 0}
                autoComplete="off"
                className={styles.input}
              />
              <span>{market.name}</span>
            </label>
          ))}
        </fieldset>
        {rankings.some(({ isSample }) => isSample) && <SampleLabel className="self-center max-md:hidden" />}
      </div>
      {rankings.map((view) => (
        <div key={view.market.slug} className={styles.panel}>
          <RankingList view={view} shown={SHOWN} brief />
          <div className="mt-3.5 grid gap-1 lg:*:max-w-none">
            <SourceLine market={view.market}>{SAFELY}</SourceLine>
            <p>
              <Link className="link text-s-1" href={rankingHref({ market: view.market.slug })} prefetch={false}>
                See the top {view.rows.length} in {inSentence(view.market.name)}
              </Link>
            </p>
          </div>
        </div>
      ))}
    </div>
  );
}
