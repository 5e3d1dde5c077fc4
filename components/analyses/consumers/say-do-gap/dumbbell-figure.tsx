import { FigureBlock } from "@/components/charts/figure-block";
import { toWholeAxis } from "@/lib/charts/drawing/axis";
import type { SayDoRow, SayDoView } from "@/lib/analyses/consumers/say-do-gap/view";
import { SHARE_DIGITS } from "@/lib/analyses/consumers/attitudes/words";
import { formatNumber, DECIMALS } from "@/lib/platform/words/format";
import { ChangeWords } from "@/components/analyses/consumers/attitudes/change-words";
import { ShareWords } from "@/components/analyses/consumers/attitudes/share-words";
import { clearWords } from "@/lib/platform/words/clear-words";
import { inSentence } from "@/lib/platform/words/in-sentence";
import styles from "./dumbbell.module.css";
import { DumbbellTrack, SayDoMark } from "./dumbbell-track";

interface DumbbellFigureProps {
  view: SayDoView;
  market: string;
  people: string;
  /** The answers that say it matters: "4 or 5". */
  good: string;
  year: number;
  isSample: boolean;
  source: string;
  csv: { href: string } | "locked";
}

const percent = (share: number | null | undefined) => (share == null ? null : 100 * share);

function Row({ row, scale }: { row: SayDoRow; scale: ReturnType<typeof toWholeAxis> }) {
  const { item, say, do: done, clear } = row;
  return (
    <li className={styles.row}>
      <span className={styles.words}>
        <b className="block text-s-1 leading-5 font-value md:text-s0 md:leading-5.5">{item.text}</b>
        <span className="mt-0.5 block text-s-2 leading-4 text-pretty text-ink-2">“{item.do}”</span>
      </span>
      <DumbbellTrack say={say} do={done} scale={scale} />
      <span className={styles.share}>
        <span className={`${styles.phone} text-s-2 leading-4 text-ink-2`}>Matters</span>
        <ShareWords figure={say} className="text-s0 leading-6 font-semibold md:text-s1" />
      </span>
      <span className={styles.share}>
        <span className={`${styles.phone} text-s-2 leading-4 text-ink-2`}>Did it</span>
        <ShareWords figure={done} className="text-s0 leading-6 font-semibold md:text-s1" />
      </span>
      <span>
        <span className={`${styles.phone} text-s-2 leading-4 text-ink-2`}>Gap, points</span>
        <ChangeWords
          of="gap"
          change={clear}
          className="flex-col gap-0 text-s1 leading-6 max-md:flex md:text-s2 md:leading-7"
          none="No gap to compare"
        />
      </span>
    </li>
  );
}

/** What matters to people compared with what they did the last time they had a choice, widest gap first. */
export function DumbbellFigure({ view, market, people, good, year, isSample, source, csv }: DumbbellFigureProps) {
  const { rows, of } = view;
  const highs = rows.flatMap(({ say, do: done }) => [say.high ?? 0, done.high ?? 0]);
  const scale = toWholeAxis(0, Math.max(10, 100 * Math.max(...highs)), 5);
  return (
    <FigureBlock
      id="gaps"
      title="What people say, and what they do"
      unit={`% of ${people} in ${inSentence(market)}, ${year}, with 95% intervals: those who say it matters (${good}), and those who did it last time they had a choice.`}
      isSample={isSample}
      source={`${source} Gaps compare the same people’s answers; ${formatNumber(of)} gaps are tested together at 5%.`}
      csv={csv}
      table={{
        caption: `Saying and doing of ${people} in ${inSentence(market)}, ${year}`,
        columns: [
          { label: "What" },
          ...["Matters %", "95% from", "95% to ", "Did it %", "95% from ", "95% to  ", "Gap", "Gap from", "Gap to"].map(
            (label) => ({ label, numeric: true, digits: SHARE_DIGITS }),
          ),
          { label: "n", numeric: true, digits: DECIMALS.count },
          { label: "Clear?" },
        ],
        rows: rows.map(({ item, say, do: done, gap, clear }) => [
          item.text,
          ...[say.value, say.low, say.high, done.value, done.low, done.high, gap.value, gap.low, gap.high].map(percent),
          gap.n,
          clearWords("gap", clear?.isClear),
        ]),
      }}
    >
      <div className={styles.head} aria-hidden="true">
        <span className={styles.desk}>Action, and what counts as doing it</span>
        <span className="flex gap-x-5">
          <span className="inline-flex items-center gap-1.5">
            <SayDoMark part="say" className="size-4" /> It matters
          </span>
          <span className="inline-flex items-center gap-1.5">
            <SayDoMark part="do" className="size-4" /> Did it
          </span>
        </span>
        <span className={`${styles.desk} text-right`}>Matters</span>
        <span className={`${styles.desk} text-right`}>Did it</span>
        <span className={styles.desk}>Gap, points</span>
      </div>
      <ul>
        {rows.map((row) => (
          <Row key={row.item.key} row={row} scale={scale} />
        ))}
      </ul>
      <div className={styles.foot} aria-hidden="true">
        <span className={styles.desk} />
        <span className={styles.ticks}>
          {scale.ticks.map((tick) => (
            <span key={tick} style={{ left: `${(100 * tick) / scale.max}%` }}>
              {tick}%
            </span>
          ))}
        </span>
      </div>
    </FigureBlock>
  );
}
