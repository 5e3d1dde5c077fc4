import type { StoryEvent } from "@/lib/analyses/risk-alerts/story";
import type { RiskRow } from "@/lib/analyses/risk-alerts/view";
import { formatDate, formatMonths } from "@/lib/platform/words/format";
import { StatusDot } from "./risk-marks";

/** What became of an alert, the latest first: waves, and what the team did. */
export function AlertStory({ row: { story, alert, fieldwork, status } }: { row: RiskRow }) {
  return (
    <div>
      <h2 className="text-s0 leading-6 font-name tracking-normal">What happened next</h2>
      <ol className="mt-2 border-l border-rule-strong">
        {story.map((event) => (
          <li key={`${event.is} ${event.at}`} className="relative pb-3.5 pl-5 last:pb-0">
            <span className="absolute top-1 -left-1.5 grid size-3 place-items-center bg-paper">
              {event.is === "settled" && alert.outcome !== "open" ? <StatusDot status={alert.outcome} /> : <Ring />}
            </span>
            <p className="text-s-2 leading-5 text-ink-2">
              {whenOf(event, alert.year, fieldwork)}
              {event.by === undefined ? "" : event.by === "" ? ", by a deleted account" : `, ${event.by}`}
            </p>
            <p className="text-s-1 leading-5 font-semibold">{event.title}</p>
            {event.text ? (
              <p className="text-s-1 leading-5 wrap-anywhere whitespace-pre-line text-ink-2">{event.text}</p>
            ) : null}
          </li>
        ))}
      </ol>
      {alert.outcome === "open" ? (
        <p className="mt-3 text-s-1 leading-5 text-ink-2">
          {status === "unsettled"
            ? "The brand has no later score, so we don’t know what happened."
            : "The next study will show whether it persists."}
        </p>
      ) : null}
    </div>
  );
}

function whenOf({ at, is }: StoryEvent, year: number, fieldwork: RiskRow["fieldwork"]): React.ReactNode {
  if (typeof at === "string") return <time dateTime={at}>{formatDate(at)}</time>;
  return is === "raised" && at === year && fieldwork
    ? `${at} study, fieldwork ${formatMonths(fieldwork.from, fieldwork.to)}`
    : `${at} study`;
}

function Ring() {
  return (
    <svg viewBox="0 0 12 12" aria-hidden="true" className="size-2.5 text-ink-3">
      <circle cx="6" cy="6" r="4.6" fill="none" stroke="currentColor" strokeWidth="1.5" />
    </svg>
  );
}
