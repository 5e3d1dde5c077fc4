import Link from "next/link";
import { formatDate } from "@/lib/platform/words/format";
import type { SavedChart } from "@/lib/sharing/saved-charts/chart";

const SHOWN = 3;

/** The saved charts that were changed last, where a subscriber left off. Nothing without any. */
export function LatestCharts({ charts }: { charts: readonly SavedChart[] | null }) {
  const readable = (charts ?? []).filter(({ opens }) => opens !== null).slice(0, SHOWN);
  if (readable.length === 0) return null;
  return (
    <section aria-labelledby="latest-charts" className="border-t border-ink pt-3.5">
      <h2 id="latest-charts" className="text-s1 tracking-lead">
        My Charts
      </h2>
      <ul className="mt-1">
        {readable.map(({ id, name, opens, changedAt }) => (
          <li key={id} className="border-b border-rule">
            <Link href={opens?.address ?? "/my-charts"} prefetch={false} className="group/chart block py-2.5">
              <span className="line-clamp-2 wrap-anywhere group-hover/chart:underline group-hover/chart:underline-offset-4">
                {name}
              </span>
              <span className="block text-note text-ink-2">
                {opens?.figure}, changed {formatDate(changedAt)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <Link href="/my-charts" prefetch={false} className="link mt-2 inline-flex min-h-6 items-center text-s-1">
        All of My Charts
      </Link>
    </section>
  );
}
