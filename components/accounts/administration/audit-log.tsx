import Link from "next/link";
import { DoneNotice } from "@/components/accounts/administration/done-notice";
import { ListFilter } from "@/components/accounts/administration/list-filter";
import { LogLines } from "@/components/accounts/administration/log-lines";
import { EmptyState } from "@/components/layout/empty-state";
import type { LogLine } from "@/lib/accounts/administration/log-line";
import { areaName } from "@/lib/accounts/administration/log-text";
import { type Done, LOG_PAGE, logHref, type LogQuery } from "@/lib/accounts/administration/search-params";

interface AuditLogProps {
  lines: readonly LogLine[];
  hasMore: boolean;
  areas: readonly string[];
  query: LogQuery;
  done: Done | null;
}

/** The log with its filters. */
export function AuditLog({ lines, hasMore, areas, query, done }: AuditLogProps) {
  return (
    <>
      {done && <DoneNotice done={done} back={logHref(query)} />}
      <ListFilter
        path={LOG_PAGE}
        text={query.text}
        searchHint="Name, ID or action"
        choices={[
          {
            name: "area",
            label: "About",
            all: "Everything",
            value: query.area,
            options: areas.map((area) => [area, areaName(area)]),
          },
        ]}
        days={[
          { name: "from", label: "From", value: query.from },
          { name: "until", label: "To", value: query.until },
        ]}
        hidden={query.person ? { person: query.person } : {}}
      >
        <a href={logHref({ ...query, page: 1 }, "/export")} download className="link inline-flex min-h-12 items-center">
          Download as CSV
        </a>
      </ListFilter>
      {query.person && (
        <p className="pb-3 text-s0 leading-6">
          Showing only actions by or about <span className="break-all">{query.person}</span>.{" "}
          <Link href={logHref({ ...query, person: null, page: 1 })} prefetch={false} className="link">
            Show everyone
          </Link>
        </p>
      )}
      {lines.length === 0 ? (
        <EmptyState title={query.page === 1 ? "No matching entries." : "No earlier entries."} />
      ) : (
        <LogLines lines={lines} back={logHref(query)} />
      )}
      <LogPages query={query} hasMore={hasMore} />
    </>
  );
}

/** Links between pages of the log: the total is not worth counting. */
function LogPages({ query, hasMore }: { query: LogQuery; hasMore: boolean }) {
  if (query.page === 1 && !hasMore) return null;
  const to = (page: number) => logHref({ ...query, page });
  return (
    <nav aria-label="Pages" className="mt-6 flex flex-wrap items-center gap-x-6 text-s0">
      {query.page > 1 && (
        <Link href={to(query.page - 1)} prefetch={false} rel="prev" className="link inline-flex min-h-11 items-center">
          Later
        </Link>
      )}
      <span className="num text-ink-2">Page {query.page}</span>
      {hasMore && (
        <Link href={to(query.page + 1)} prefetch={false} rel="next" className="link inline-flex min-h-11 items-center">
          Earlier
        </Link>
      )}
    </nav>
  );
}
