import { FirstRows } from "@/components/charts/first-rows";
import { DataTable } from "@/components/ui/data-table";
import { FigureBlock } from "@/components/charts/figure-block";
import { Figure } from "@/components/charts/figure";
import { toSeriesMark } from "@/lib/charts/drawing/series-mark";
import { SignedFigure } from "@/components/charts/signed-figure";
import { ClearMark } from "@/components/charts/clear-mark";
import styles from "@/components/analyses/consumers/comparison.module.css";
import { IntervalLanes, LaneTicks, toFigureScale } from "@/components/analyses/consumers/interval-lanes";
import { useShownStudy } from "@/components/layout/shown-study";
import type { SectionProps } from "@/components/analyses/consumers/section-props";
import type { ChangedItem } from "@/lib/analyses/consumers/awareness-view";
import { formatRange, DECIMALS } from "@/lib/platform/words/format";
import { placeOfMarket } from "@/lib/catalogue/shown-study/shown-study";
import { clearWords } from "@/lib/platform/words/clear-words";
import { inSentence } from "@/lib/platform/words/in-sentence";

/** The market's own topics, most discussed first, with clear changes since the first year selected. */
export function TopicRanking({ items, selection, isSample, csv }: SectionProps & { items: readonly ChangedItem[] }) {
  const study = useShownStudy();
  const rows = items.toSorted((a, b) => (b.now.value ?? -1) - (a.now.value ?? -1));
  const scale = toFigureScale(rows.map(({ now }) => now));
  const asked = rows.map(({ now }) => now.n);
  const hasChanges = selection.from !== selection.year;
  const mark = toSeriesMark(placeOfMarket(study, selection.market.slug));
  const title = `What is talked about most in ${inSentence(selection.market.name)}, ${selection.year}`;
  return (
    <FigureBlock
      id="ranking"
      title={title}
      unit="% of people asked, with 95% intervals. Where intervals overlap, neighbours may be tied."
      isSample={isSample}
      csv={csv}
      source={`n = ${asked.length > 0 ? formatRange(Math.min(...asked), Math.max(...asked)) : "0"}.${hasChanges ? ` Changes since ${selection.from} are tested together across all topics.` : ""}`}
      table={{
        caption: title,
        columns: [
          { label: "Topic" },
          { label: "%", numeric: true, digits: DECIMALS.share },
          { label: "95% from", numeric: true, digits: DECIMALS.share },
          { label: "95% to", numeric: true, digits: DECIMALS.share },
          { label: "n", numeric: true, digits: DECIMALS.count },
          ...(hasChanges
            ? [{ label: `Since ${selection.from}`, numeric: true, digits: DECIMALS.share }, { label: "Clear?" }]
            : []),
        ],
        rows: rows.map(({ text, now, change }) => [
          text,
          now.value === null ? "Too few people asked" : now.value * 100,
          now.low && now.low * 100,
          now.high && now.high * 100,
          now.n,
          ...(hasChanges ? [change && change.difference * 100, clearWords("change", change?.isClear)] : []),
        ]),
      }}
    >
      {scale ? (
        <FirstRows of={rows.length} what="topics">
          <DataTable variant="figures" row={52} caption={title} className={styles.table}>
            <thead>
              <tr>
                <th scope="col">Topic</th>
                <th scope="col" className={styles.axis}>
                  <span className="sr-only">95% interval</span>
                  <LaneTicks scale={scale} />
                </th>
                <th scope="col" className={styles.number}>
                  %
                </th>
                {hasChanges ? (
                  <>
                    <th scope="col" className={styles.number}>
                      Since {selection.from}
                    </th>
                    <th scope="col" className={styles.test}>
                      Clear?
                    </th>
                  </>
                ) : null}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ key, text, now, change }) => (
                <tr key={key}>
                  <th scope="row">{text}</th>
                  <td className={styles.axis}>
                    <IntervalLanes scale={scale} lanes={[{ figure: now, mark, name: text }]} />
                  </td>
                  <td className={styles.number}>
                    {now.value === null ? (
                      <span className="text-s-2 text-ink-2">n = {now.n}</span>
                    ) : (
                      <Figure value={now.value * 100} digits={DECIMALS.share} />
                    )}
                  </td>
                  {hasChanges ? (
                    <>
                      <td className={`${styles.number} ${styles.difference}`}>
                        {change ? <SignedFigure value={change.difference * 100} /> : "–"}
                      </td>
                      <td className={styles.test}>
                        <ClearMark of="change" isClear={change ? change.isClear : null} />
                      </td>
                    </>
                  ) : null}
                </tr>
              ))}
            </tbody>
          </DataTable>
        </FirstRows>
      ) : (
        <p className="border-y border-rule py-10 text-ink-2">Too few people were asked to show results.</p>
      )}
    </FigureBlock>
  );
}
