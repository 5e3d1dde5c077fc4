import Link from "next/link";
import { NoAnswer } from "@/components/layout/no-answer";
import { buttonVariants } from "@/components/ui/button-look";
import { formatDate, formatNumber } from "@/lib/platform/words/format";
import type { SavedChart } from "@/lib/sharing/saved-charts/chart";
import { LateChartThumbnail } from "./late-parts";

/** Number of charts shown here; the others are on their own page. */
const SHOWN = 4;

function Card({ chart: { id, name, opens, changedAt, isMine, ownerName } }: { chart: SavedChart }) {
  return (
    <li className="grid grid-lead-26 items-start gap-x-4 md:grid-cols-1 md:gap-y-3">
      <LateChartThumbnail id={id} changedAt={changedAt} isReadable={opens !== null} />
      <div className="min-w-0">
        <h3 className="line-clamp-3 leading-5.5 font-name tracking-normal wrap-anywhere">
          {opens ? (
            <Link
              href={opens.address}
              prefetch={false}
              className="hover:text-spruce hover:underline hover:underline-offset-4"
            >
              {name}
            </Link>
          ) : (
            name
          )}
        </h3>
        <p className="text-s-1 leading-5 wrap-anywhere text-ink-2">
          {opens?.figure ?? "Made with a different version of the site"}.{" "}
          {isMine ? `Changed ${formatDate(changedAt)}.` : `By ${ownerName || "your team"}.`}
        </p>
      </div>
    </li>
  );
}

/** The reader's saved charts, the ones changed last; null when the database did not respond. */
export function SavedCharts({ charts }: { charts: readonly SavedChart[] | null }) {
  const count = charts?.length ?? 0;
  return (
    <section aria-labelledby="my-charts" className="mt-14 border-t-2 border-ink pt-3 md:mt-16">
      <h2 id="my-charts" className="text-s1 tracking-heading md:text-s2">
        My Charts
      </h2>
      {charts === null ? (
        <div className="mt-4">
          <NoAnswer title="We couldn’t load your charts" href="/insights" />
        </div>
      ) : count === 0 ? (
        <>
          <p className="mt-0.5 text-s-1 text-ink-2">No saved charts</p>
          <p className="mt-4 max-w-read text-ink-2">
            Open any analysis, set it up the way you want and select Save Chart (Ctrl+S). It opens here with the same
            settings and the latest results.
          </p>
        </>
      ) : (
        <>
          <p className="mt-0.5 text-s-1 text-ink-2">
            {count > SHOWN ? `Latest ${SHOWN} of ${formatNumber(count)}` : "Most recently changed first"}
          </p>
          <ul className="mt-5 grid gap-x-6 gap-y-5 md:grid-cols-4">
            {charts.slice(0, SHOWN).map((chart) => (
              <Card key={chart.id} chart={chart} />
            ))}
          </ul>
          <Link
            href="/my-charts"
            prefetch={false}
            className={buttonVariants({ variant: "outline", size: "sm", className: "mt-6" })}
          >
            All of My Charts
          </Link>
        </>
      )}
    </section>
  );
}
