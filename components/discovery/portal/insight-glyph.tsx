import type { AnalysisId } from "@/lib/catalogue/analyses";
import { GAPS, HEAT, LIKERT, MARKETS, SPREADS, STEMS, TOPICS } from "./glyph-shapes";

const LINE = "fill-none stroke-spruce [stroke-width:2.5]";
const QUIET = "fill-none stroke-rule-strong [stroke-width:1.5]";
const DASHES = "fill-none stroke-ink [stroke-dasharray:4_3]";
const BAND = "fill-[color-mix(in_oklab,var(--spruce)_18%,transparent)]";
const tint = (share: number) => `color-mix(in oklab, var(--above) ${share}%, var(--paper))`;

const DRAWINGS: Readonly<Record<AnalysisId, React.ReactNode>> = {
  "single-country": (
    <>
      <path className={DASHES} d="M2 38H86" />
      <path className={BAND} d="M2 46 26 40 48 30 70 18 86 12V22L70 28 48 40 26 50 2 54z" />
      <path className={LINE} d="M2 50 26 45 48 35 70 23 86 17" />
      <path className={QUIET} d="M2 12 26 9 48 11 70 12 86 20" />
    </>
  ),
  "multi-country": (
    <>
      {MARKETS.map(([x, y]) => (
        <g key={x}>
          <path className={QUIET} d={`M${x} ${y - 10}v20`} />
          <circle cx={x} cy={y} r="3.5" className="fill-spruce" />
        </g>
      ))}
      <path className={DASHES} d="M0 33H88" />
    </>
  ),
  "age-groups": HEAT.flatMap((row, down) =>
    row.map((share, across) => (
      <rect key={`${down} ${across}`} x={across * 15} y={down * 14} width="13" height="12" fill={tint(share)} />
    )),
  ),
  portfolio: (
    <>
      <path className={QUIET} d="M0 52H88" />
      {[40, 30, 25, 15, 9].map((height, index) => (
        <rect
          key={height}
          x={2 + index * 16}
          y={52 - height}
          width="10"
          height={height}
          className={index < 3 ? "fill-spruce" : "fill-rule-strong"}
        />
      ))}
      <path className={DASHES} d="M0 31H88" />
    </>
  ),
  snapshot: (
    <>
      <rect x="26" y="1" width="38" height="54" className="fill-paper-raised stroke-control" />
      <path d="M32 11h16" className="stroke-ink" strokeWidth="4" />
      <path className={QUIET} d="M32 19h26M32 44h26M32 49h20" />
      <path className={LINE} d="M32 38 40 35 48 30 58 25" />
    </>
  ),
  "country-comparison": SPREADS.map(([from, to], index) => (
    <g key={from}>
      <path className={QUIET} d={`M${from} ${6 + index * 11}H${to}`} />
      <circle cx={from} cy={6 + index * 11} r="3" className="fill-ink-2" />
      <circle cx={to} cy={6 + index * 11} r="3.5" className="fill-spruce" />
    </g>
  )),
  awareness: (
    <>
      <path className={BAND} d="M0 50 20 44 44 30 66 20 88 14V56H0z" />
      <path className={LINE} d="M0 50 20 44 44 30 66 20 88 14" />
    </>
  ),
  "behaviour-groups": (
    <>
      <rect x="0" y="18" width="18" height="20" className="fill-rule-strong" />
      <rect
        x="20"
        y="18"
        width="30"
        height="20"
        className="fill-[color-mix(in_oklab,var(--spruce)_35%,var(--paper))]"
      />
      <rect
        x="52"
        y="18"
        width="22"
        height="20"
        className="fill-[color-mix(in_oklab,var(--spruce)_65%,var(--paper))]"
      />
      <rect x="76" y="18" width="12" height="20" className="fill-spruce" />
    </>
  ),
  priorities: [80, 62, 50, 34, 22].map((width, index) => (
    <rect
      key={width}
      y={2 + index * 11}
      width={width}
      height="6"
      className={index === 0 ? "fill-spruce" : "fill-rule-strong"}
    />
  )),
  "decision-factors": [60, 44, 30, 18].map((at, index) => (
    <g key={at}>
      <path className={QUIET} d={`M0 ${8 + index * 13}H${at}`} />
      <path d={`M${at - 9} ${8 + index * 13}h18`} className="stroke-ink-2" />
      <circle cx={at} cy={8 + index * 13} r="4" className={index === 0 ? "fill-spruce" : "fill-ink-2"} />
    </g>
  )),
  attitudes: (
    <>
      {LIKERT.map(([far, near, yes, fully], index) => (
        <g key={index} transform={`translate(44 ${4 + index * 13})`}>
          <rect x={-near - far} width={far} height="8" className="fill-ink-3" />
          <rect x={-near} width={near} height="8" className="fill-rule-strong" />
          <rect width={yes} height="8" className="fill-[color-mix(in_oklab,var(--spruce)_45%,var(--paper))]" />
          <rect x={yes} width={Math.min(fully, 44 - yes)} height="8" className="fill-spruce" />
        </g>
      ))}
      <path className={DASHES} d="M44 0v56" />
    </>
  ),
  topics: TOPICS.flatMap((row, down) =>
    row.map((share, across) => (
      <rect key={`${down} ${across}`} x={across * 30} y={down * 14} width="28" height="12" fill={tint(share)} />
    )),
  ),
  "say-do-gap": GAPS.map(([doShare, sayShare], index) => (
    <g key={doShare}>
      <path d={`M${doShare} ${8 + index * 13}H${sayShare}`} className="stroke-ink-2" />
      <circle cx={doShare} cy={8 + index * 13} r="4" className="fill-spruce" />
      <circle cx={sayShare} cy={8 + index * 13} r="4" className="fill-paper stroke-ink-2" />
    </g>
  )),
  expectations: (
    <>
      {STEMS.map((at, index) => (
        <g key={at}>
          <path d={`M48 ${6 + index * 11}H${at}`} className="stroke-ink-2" />
          <circle cx={at} cy={6 + index * 11} r="4" className={at > 48 ? "fill-spruce" : "fill-ink-2"} />
        </g>
      ))}
      <path className={DASHES} d="M48 0v56" />
    </>
  ),
  trajectory: (
    <>
      <path d="M44 26 88 4V50z" className="fill-[color-mix(in_oklab,var(--spruce)_22%,transparent)]" />
      <path d="M44 26 88 15V38z" className="fill-[color-mix(in_oklab,var(--spruce)_35%,transparent)]" />
      <path className={LINE} d="M0 44 14 40 30 32 44 26" />
      <path d="M44 26 88 24" className="stroke-spruce" strokeWidth="2" strokeDasharray="1 4" strokeLinecap="round" />
      <path d="M44 0v56" className="stroke-ink" />
    </>
  ),
  momentum: (
    <>
      <path className={QUIET} d="M44 0v56" />
      {[30, 18, 8, -12, -26].map((way, index) => (
        <rect
          key={way}
          x={Math.min(44, 44 + way)}
          y={3 + index * 11}
          width={Math.abs(way)}
          height="6"
          className={way > 0 ? "fill-spruce" : "fill-rule-strong"}
        />
      ))}
    </>
  ),
  "claim-check": (
    <>
      <path className={DASHES} d="M30 0v56" />
      {[58, 50, 44, 36].map((at, index) => (
        <g key={at}>
          <path d={`M${at - 16} ${8 + index * 13}h32`} className={index < 3 ? "stroke-spruce" : "stroke-ink-2"} />
          <circle cx={at} cy={8 + index * 13} r="4" className={index < 3 ? "fill-spruce" : "fill-paper stroke-ink-2"} />
        </g>
      ))}
    </>
  ),
  "risk-alerts": (
    <>
      <path className={QUIET} d="M0 52H88" />
      <path className={DASHES} d="M0 24H88" />
      {[2, 3, 2, 6, 5, 14, 36, 46].map((height, index) => (
        <rect
          key={index}
          x={2 + index * 11}
          y={52 - height}
          width="6"
          height={height}
          className={height > 28 ? "fill-lingon" : "fill-rule-strong"}
        />
      ))}
    </>
  ),
};

/** A small illustration of an analysis, drawn by hand and without data. */
export function InsightGlyph({ analysis }: { analysis: AnalysisId }) {
  return (
    <svg viewBox="0 0 88 56" width="88" height="56" aria-hidden="true" className="block shrink-0">
      {DRAWINGS[analysis]}
    </svg>
  );
}
