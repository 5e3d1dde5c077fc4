import { SEVERITY_NAMES, type SeverityLevel } from "@/lib/study/alert-names";
import type { Severity } from "@/lib/analyses/risk-alerts/severity";
import { type RiskStatus, STATUS_NAMES } from "@/lib/analyses/risk-alerts/view";
import { clsx } from "clsx";

/**
 * A filled dot for persisted or open alerts, a hollow one for reversed ones, half of one for those near the threshold.
 */
export function StatusDot({ status, className }: { status: RiskStatus; className?: string }) {
  return (
    <svg
      viewBox="0 0 12 12"
      aria-hidden="true"
      className={clsx(
        "size-3 shrink-0",
        status === "open" ? "text-lingon" : status === "passed" || status === "unsettled" ? "text-ink-2" : "text-ink",
        className,
      )}
    >
      <circle cx="6" cy="6" r="4.6" fill="none" stroke="currentColor" strokeWidth="1.5" />
      {status === "near" || status === "unsettled" ? (
        <path d="M6 1.2a4.8 4.8 0 0 0 0 9.6z" fill="currentColor" />
      ) : status === "passed" ? null : (
        <circle cx="6" cy="6" r="5" fill="currentColor" />
      )}
    </svg>
  );
}

/** An alert's status, as a mark and a word. */
export function StatusMark({ status, className }: { status: RiskStatus; className?: string }) {
  return (
    <span
      className={clsx(
        "inline-flex items-center gap-1.5 text-s-2 leading-4 whitespace-nowrap",
        status === "passed" || status === "near" || status === "unsettled" ? "text-ink-2" : "font-semibold",
        className,
      )}
    >
      <StatusDot status={status} />
      {STATUS_NAMES[status]}
    </span>
  );
}

const BARS: Record<SeverityLevel, number> = { high: 3, medium: 2, low: 1 };

/** How strong the evidence is, in one to three bars; the word is read out. */
export function SeverityBars({ severity: { level } }: { severity: Pick<Severity, "level"> }) {
  return (
    <span>
      <svg viewBox="0 0 17 14" aria-hidden="true" className="h-3.5 w-4.25 shrink-0">
        {[1, 2, 3].map((bar) => (
          <rect
            key={bar}
            x={(bar - 1) * 6}
            y={14 - bar * 4}
            width="4"
            height={bar * 4}
            className={bar <= BARS[level] ? "fill-ink" : "fill-rule-strong"}
          />
        ))}
      </svg>
      <span className="sr-only">{SEVERITY_NAMES[level]} severity</span>
    </span>
  );
}
