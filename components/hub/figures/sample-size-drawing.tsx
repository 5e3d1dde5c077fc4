import styles from "@/components/hub/figures/figures.module.css";
import { formatNumber, formatRange, DECIMALS } from "@/lib/platform/words/format";
import { SAMPLE_START, toSampleRow, toSampleRows } from "@/lib/hub/posts/sample-size";

interface SampleSizeDrawingProps {
  share?: number;
  people?: number;
  /** Undefined if nothing can be changed. */
  onShare?: (share: number) => void;
  onPeople?: (people: number) => void;
}

/** Values of the second slider, from 50 to 5,000 people in visually even steps. */
const STEPS = [50, 75, 100, 150, 200, 250, 300, 400, 500, 600, 800, 1000, 1250, 1500, 2000, 2500, 3000, 4000, 5000];

type At = React.CSSProperties & Record<"--low" | "--high" | "--at", string>;

/** A share and its interval with more and more people, as a table with a drawing. */
export function SampleSizeDrawing({
  share = SAMPLE_START.share,
  people = SAMPLE_START.people,
  onShare,
  onPeople,
}: SampleSizeDrawingProps) {
  const { low, high, margin } = toSampleRow(share, people);
  const step = Math.max(0, STEPS.indexOf(people));
  return (
    <>
      <div className={styles.controls}>
        <label className={styles.slider}>
          <span>
            Share that gives the answer <b>{share}%</b>
          </span>
          <input
            type="range"
            min={1}
            max={99}
            value={share}
            disabled={!onShare}
            readOnly={!onShare}
            aria-valuetext={`${share}%`}
            onChange={onShare && ((event) => onShare(Number(event.target.value)))}
          />
        </label>
        <label className={styles.slider}>
          <span>
            People asked <b>{formatNumber(people)}</b>
          </span>
          <input
            type="range"
            min={0}
            max={STEPS.length - 1}
            value={step}
            disabled={!onPeople}
            readOnly={!onPeople}
            aria-valuetext={`${formatNumber(people)} people`}
            onChange={onPeople && ((event) => onPeople(STEPS[Number(event.target.value)] ?? people))}
          />
        </label>
      </div>
      <table className={styles.table}>
        <caption className="sr-only">95% interval of a share of {share}%, by people asked</caption>
        <thead>
          <tr>
            <th scope="col">People</th>
            <th scope="col" className={styles.wide} aria-hidden="true">
              <span className="flex justify-between">
                <span>0%</span> <span>50</span> <span>100%</span>
              </span>
            </th>
            <th scope="col">95% interval, %</th>
            <th scope="col">±</th>
          </tr>
        </thead>
        <tbody>
          {toSampleRows(share, people).map((row) => (
            <tr key={row.people} className={row.people === people ? styles.chosen : undefined}>
              <th scope="row">{formatNumber(row.people)}</th>
              <td className={styles.wide} aria-hidden="true">
                <span
                  className={styles.track}
                  style={{ "--low": `${row.low}%`, "--high": `${row.high}%`, "--at": `${share}%` } as At}
                >
                  <i className={styles.band} />
                  <i className={styles.dot} />
                </span>
              </td>
              <td>{formatRange(row.low, row.high, DECIMALS.score)}</td>
              <td>{formatNumber(row.margin, DECIMALS.points)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.said} role="status">
        With {formatNumber(people)} people and {share}%, the interval runs from {formatNumber(low, DECIMALS.score)}% to{" "}
        {formatNumber(high, DECIMALS.score)}%: about {formatNumber(margin, DECIMALS.points)} points to each side.
      </p>
    </>
  );
}
