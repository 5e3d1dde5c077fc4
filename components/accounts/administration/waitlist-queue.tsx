import { AdminFilter } from "@/components/accounts/administration/admin-filter";
import { ListPages } from "@/components/accounts/administration/list-pages";
import { EntryRow } from "@/components/accounts/administration/entry-row";
import { MarkButton } from "@/components/accounts/administration/mark-button";
import { EmptyState } from "@/components/layout/empty-state";
import { OutcomeNotice } from "@/components/ui/outcome-notice";
import { PLAN_NAMES } from "@/lib/access/plan";
import { decideOnEntry } from "@/lib/accounts/waitlist/actions";
import { LIST_PAGE } from "@/lib/accounts/waitlist/waitlist-list";
import { ENTRY_STATE_NAMES, ENTRY_STATES, type EntryState, type QueueEntry } from "@/lib/accounts/waitlist/entry";
import {
  QUEUE_PAGE,
  type QueueDone,
  queueFileHref,
  queueHref,
  type QueueQuery,
  toQueueParams,
  WANTED_PLANS,
} from "@/lib/accounts/waitlist/search-params";

interface WaitlistQueueProps {
  entries: readonly QueueEntry[];
  total: number;
  counts: Record<EntryState, number>;
  query: QueueQuery;
  done: QueueDone | null;
}

const OUTCOME_MESSAGES: Record<QueueDone["outcome"], string> = {
  invited: "invited. Email sent.",
  declined: "declined. They are not notified.",
  waiting: "back on the waitlist.",
  noted: "note saved.",
  stale: "changed by someone else, so nothing was done.",
  unsent: "not changed, because we couldn’t send the email.",
};

/** The waitlist with its filters, a note of what was just done, and the rows. */
export function WaitlistQueue({ entries, total, counts, query, done }: WaitlistQueueProps) {
  const back = toQueueParams(query).toString();
  const all = ENTRY_STATES.reduce((sum, state) => sum + counts[state], 0);
  return (
    <>
      {done && (
        <OutcomeNotice
          className="mt-6"
          key={`${done.position} ${done.outcome}`}
          isFault={done.outcome === "stale" || done.outcome === "unsent"}
        >
          <p>
            No. {done.position}: {OUTCOME_MESSAGES[done.outcome]}
          </p>
          {done.undo && (
            <MarkButton
              action={decideOnEntry}
              fields={{ id: done.undo.id, place: done.position, back, from: done.undo.from, to: done.undo.to }}
              of={`No. ${done.position}`}
            >
              Undo
            </MarkButton>
          )}
        </OutcomeNotice>
      )}
      <AdminFilter
        path={QUEUE_PAGE}
        states={[...ENTRY_STATES, "all" as const].map((state) => ({
          name: state === "all" ? "All" : ENTRY_STATE_NAMES[state],
          count: state === "all" ? all : counts[state],
          href: queueHref({ ...query, state, page: 1 }),
          isCurrent: query.state === state,
        }))}
        state={query.state === "waiting" ? "" : query.state}
        text={query.text}
        searchHint="Name, company, address, note"
        kind={{
          name: "plan",
          label: "Plan",
          all: "All plans",
          value: query.plan ?? "",
          options: WANTED_PLANS.map((plan) => [plan, plan === "undecided" ? "No plan chosen" : PLAN_NAMES[plan]]),
        }}
      >
        <a href={queueFileHref(query)} download className="link inline-flex min-h-12 items-center">
          Download as CSV
        </a>
      </AdminFilter>
      {entries.length === 0 ? (
        <EmptyState title={all === 0 ? "No one has joined the waitlist yet." : "No matching entries."} />
      ) : (
        <ol className="border-t border-rule">
          {entries.map((entry) => (
            <EntryRow key={entry.id} entry={entry} back={back} />
          ))}
        </ol>
      )}
      <ListPages
        page={query.page}
        pages={Math.max(1, Math.ceil(total / LIST_PAGE))}
        hrefOf={(page) => queueHref({ ...query, page })}
      />
    </>
  );
}
