import { formatOrdinal } from "@/lib/platform/words/format";
import { BothWidths, Chart, type DrawnWidth } from "./both-widths";
import styles from "./charts.module.css";
import { px } from "@/lib/charts/drawing/path";
import { industryInSentence } from "@/lib/platform/words/in-sentence";
import { shorten } from "@/lib/platform/words/shorten";

interface IndustryStripProps {
  name: string;
  industry: string;
  /** From last to first; null if a score is unknown. */
  members: { slug: string; score: number | null }[];
  own: string;
  percentile: number;
  /** Lower percentile limits of the zones above the lowest, ascending, with labels. */
  zones: { from: number; words: string; short: string }[];
  lowest: string;
}

const HEIGHT = 134;
const FLOOR = 106;
const TALLEST = 76;

function Drawing({
  name,
  industry,
  members,
  own,
  percentile,
  zones,
  lowest,
  width,
}: IndustryStripProps & { width: DrawnWidth }) {
  const pitch = width / members.length;
  const thick = Math.min(18, pitch * 0.52);
  const highest = Math.max(1, ...members.map(({ score }) => score ?? 0));
  const index = members.findIndex(({ slug }) => slug === own);
  const ownX = index * pitch + pitch / 2;
  const ownTop = FLOOR - ((members[index]?.score ?? highest / 3) / highest) * TALLEST;
  const atRight = ownX > width / 2;
  const starts = zones.map(({ from }) => (Math.ceil((from / 100) * members.length) - 1) * pitch);
  const label = `${shorten(name, 24)}, ${formatOrdinal(Math.floor(percentile))} percentile`;
  return (
    <Chart
      width={width}
      height={HEIGHT + (width === 350 ? 16 : 0)}
      label={`${members.length} ${industryInSentence(industry)} brands by score; ${name} is at the ${formatOrdinal(Math.floor(percentile))} percentile`}
    >
      {zones.map(({ from }, index) => (
        <path key={from} className="stroke-ink-2" strokeDasharray="2 3" d={`M${px(starts[index] ?? 0)} 26V${FLOOR}`} />
      ))}
      {members.map(({ slug, score }, index) => {
        const tall = ((score ?? highest / 3) / highest) * TALLEST;
        return (
          <rect
            key={slug}
            x={px(index * pitch + (pitch - thick) / 2)}
            y={px(FLOOR - tall)}
            width={px(thick)}
            height={px(tall)}
            rx="1"
            className={slug === own ? "fill-c1" : score === null ? styles.missing : styles.peer}
          />
        );
      })}
      <path className="stroke-ink-2" d={`M0 ${FLOOR}H${width}`} />
      <path
        fill="none"
        stroke="var(--c1)"
        d={`M${px(ownX + (atRight ? -8 : 8))} 12H${px(ownX)}V${px(Math.max(16, ownTop - 4))}`}
      />
      <text
        className="fill-c1 font-bold"
        x={px(ownX + (atRight ? -12 : 12))}
        y="16"
        textAnchor={atRight ? "end" : "start"}
      >
        {label}
      </text>
      <text x="0" y={FLOOR + 18}>
        {lowest}
      </text>
      {zones.map(({ from, words, short }, index) => {
        const [start, end] = [starts[index] ?? 0, starts[index + 1] ?? width];
        const isTop = index === zones.length - 1;
        if (end - start < 8) return null;
        return isTop ? (
          <text
            key={from}
            className={percentile >= from ? "fill-c1 font-bold" : undefined}
            x={width}
            y={FLOOR + (width === 350 ? 34 : 18)}
            textAnchor="end"
          >
            {words}
          </text>
        ) : (
          <text key={from} x={px(start + 4)} y={FLOOR + 18}>
            {width === 350 ? short : words}
          </text>
        );
      })}
    </Chart>
  );
}

/** All brands of an industry as bars from 0, lowest score first, with the current brand and percentile zones. */
export function IndustryStrip(props: IndustryStripProps) {
  return <BothWidths>{(width) => <Drawing {...props} width={width} />}</BothWidths>;
}
