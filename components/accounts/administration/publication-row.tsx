import { ListTime } from "@/components/accounts/administration/list-time";
import { FactList } from "@/components/accounts/account/fact-list";
import { formatNumber } from "@/lib/platform/words/format";
import { nameOfMarket, type StudyMarkets } from "@/lib/catalogue/shown-study/shown-study";
import {
  type AuditedPublication,
  coverage,
  PUBLICATION_STATE_NAMES,
} from "@/lib/rankings/publications/audited-publication";

interface PublicationRowProps {
  publication: AuditedPublication;
  study: StudyMarkets;
  /** Is it the newest published one? */
  isShown: boolean;
  /** Possible actions. */
  children: React.ReactNode;
}

const sentence = (table: string) => table.charAt(0).toUpperCase() + table.slice(1).replaceAll("_", " ");

/** One publication: state, person, date and content; files, rows and events on request. */
export function PublicationRow({ publication, study, isShown, children }: PublicationRowProps) {
  const { id, state, actor, source, isSample, publishedAt, begunAt, waves, rows, inputs, engine, sha256, events } =
    publication;
  const results = rows.results;
  return (
    <li className="grid gap-x-6 gap-y-2 border-b border-rule py-4 md:grid-cols-[9rem_minmax(0,1fr)_auto] md:items-start">
      <div className="text-s-1 leading-5">
        <h3 className="text-s1 leading-7 font-semibold">No. {id}</h3>
        <p className={isShown ? "font-title text-spruce" : "text-ink-2"}>
          {isShown ? "Published, the latest" : PUBLICATION_STATE_NAMES[state]}
        </p>
        {isSample && <p className="text-ink-2">Sample study</p>}
      </div>
      <div className="min-w-0 text-s0 leading-6">
        <p className="break-words">{coverage(waves, (slug) => nameOfMarket(study, slug))}</p>
        <p className="text-s-1 leading-5 text-ink-2">
          {publishedAt ? "Published" : "Started"} <ListTime at={publishedAt ?? begunAt} /> by{" "}
          <span className="break-all">{actor}</span>
          {results !== undefined && `, ${formatNumber(results)} results`}
        </p>
        <details className="mt-1">
          <summary className="inline-flex min-h-6 cursor-pointer items-center text-s-1 font-semibold text-spruce underline underline-offset-4 max-md:min-h-11">
            Files, rows and events<span className="sr-only"> of publication {id}</span>
          </summary>
          <div className="mt-2">
            <FactList
              facts={[
                { name: "From", value: source },
                { name: "Input, SHA-256", value: <Hash>{sha256}</Hash> },
                ...inputs.map(({ name, sha256: hash, rows: count }) => ({
                  name,
                  value: (
                    <>
                      <Hash>{hash}</Hash>
                      {count !== null && <span className="block text-s-1 text-ink-2">{formatNumber(count)} rows</span>}
                    </>
                  ),
                })),
                { name: "Engine", value: engine ?? "None: imported results" },
                {
                  name: "Rules",
                  value: [...new Set(waves.map(({ rule }) => rule ?? "not given"))].join(", ") || "None",
                },
                { name: "Studies (market/year)", value: formatNumber(waves.length) },
                ...Object.entries(rows).map(([table, count]) => ({
                  name: sentence(table),
                  value: `${formatNumber(count)} rows`,
                })),
                ...events.map(({ kind, at, actor: by }) => ({
                  name: PUBLICATION_STATE_NAMES[kind],
                  value: (
                    <>
                      <ListTime at={at} />
                      {by && `, ${by}`}
                    </>
                  ),
                })),
              ]}
            />
          </div>
        </details>
      </div>
      <div className="flex flex-wrap gap-2">{children}</div>
    </li>
  );
}

const Hash = ({ children }: { children: string }) => <code className="text-s-1 break-all">{children}</code>;
