import { GoodMarks, SmallestBase } from "@/components/layout/shown-study";
import { StudyText } from "@/components/layout/study-text";
import { Figure } from "@/components/charts/figure";
import { type Axis, toWholeAxis } from "@/lib/charts/drawing/axis";
import { toAgeWords } from "@/lib/analyses/age-groups/age-words";
import type { ShownScore } from "@/lib/analyses/age-groups/series";
import { formatNumber, formatRange, DECIMALS } from "@/lib/platform/words/format";
import { describeGap } from "@/lib/analyses/snapshot/findings";
import type { Snapshot } from "@/lib/analyses/snapshot/snapshot";
import { industryInSentence, inSentence } from "@/lib/platform/words/in-sentence";
import { IntervalLine } from "./mark-line";
import styles from "./sheet.module.css";

interface PartProps {
  snapshot: Snapshot;
}

/** The two shares the score is made of. */
export function SharesPart({ snapshot: { shares, score, year } }: PartProps) {
  const scale = toWholeAxis(0, 100, 5);
  return (
    <section className={styles.section}>
      <h2>What people see</h2>
      {shares.length === 0 ? (
        <p className={styles.words}>
          {score.status === "known"
            ? `The two parts of the score were not published for ${year}.`
            : "Not shown: there is no score."}
        </p>
      ) : (
        <>
          <p className={styles.unit}>
            Share answering <GoodMarks isWhole />, with 95% interval; dashed line: industry average
          </p>
          <table className={styles.table}>
            <tbody>
              {shares.map(({ name, share, low, high, average }) => (
                <tr key={name}>
                  <th scope="row">
                    <StudyText>{name}</StudyText>
                  </th>
                  <td className={styles.track}>
                    <IntervalLine
                      scale={scale}
                      value={100 * share}
                      low={100 * low}
                      high={100 * high}
                      against={average === null ? null : 100 * average}
                    />
                  </td>
                  <td className={`${styles.r} ${styles.value}`}>
                    <Figure value={100 * share} digits={DECIMALS.share} />%
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
    </section>
  );
}

function ScoreText({ score }: { score: ShownScore }) {
  if (score.status === "known") return <Figure value={score.score} digits={DECIMALS.score} />;
  return (
    <span className={styles.quiet}>{score.status === "not-shown" ? `n = ${formatNumber(score.n)}` : "no score"}</span>
  );
}

/** The brand among its nearest, within three positions. */
export function ClosestPart({ snapshot: { closest, brand, industry } }: PartProps) {
  return (
    <section className={styles.section}>
      <h2>Closest competitors</h2>
      {closest.length < 2 ? (
        <p className={styles.words}>
          {closest.length === 0
            ? "No position, so no closest competitors."
            : `No other ${industryInSentence(industry.name)} brand within three positions.`}
        </p>
      ) : (
        <>
          <p className={styles.unit}>Within three positions: rank range in the market, and score</p>
          <table className={styles.table}>
            <tbody>
              {closest.map(({ slug, name, position, range, score }) => (
                <tr key={slug} className={slug === brand.slug ? styles.me : undefined}>
                  <td className={`${styles.r} w-7 !pr-2 !pl-0`}>
                    <Figure value={position} />
                  </td>
                  <th scope="row">
                    <span className={styles.rival}>{name}</span>
                  </th>
                  <td className={`${styles.r} ${styles.quiet}`}>{range ? formatRange(range.low, range.high) : ""}</td>
                  <td className={`${styles.r} ${styles.value}`}>
                    <ScoreText score={score} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
    </section>
  );
}

function toAgeScale({ cells, average }: NonNullable<Snapshot["ages"]>): Axis {
  const values = [
    ...cells.flatMap(({ score }) => (score.status === "known" ? [score.low, score.high] : [])),
    ...average.cells.flatMap(({ mean }) => mean ?? []),
  ];
  return values.length === 0 ? toWholeAxis(0, 200, 4) : toWholeAxis(Math.min(...values), Math.max(...values), 8);
}

/** The brand in each age group, and the result of the one test. */
export function AgesPart({ snapshot }: PartProps) {
  const { ages, market, year } = snapshot;
  const scale = ages && toAgeScale(ages);
  return (
    <section className={styles.section}>
      <h2>By age group</h2>
      {ages && scale ? (
        <>
          <p className={styles.unit}>
            Score, {scale.min}–{scale.max}, with 95% interval; dashed line: average of {inSentence(market.name)}
          </p>
          <table className={styles.table}>
            <tbody>
              {ages.cells.map(({ age, score }, index) => (
                <tr key={age}>
                  <th scope="row" className="whitespace-nowrap">
                    {toAgeWords(age)}
                  </th>
                  <td className={styles.track}>
                    {score.status === "known" ? (
                      <IntervalLine
                        scale={scale}
                        value={score.score}
                        low={score.low}
                        high={score.high}
                        against={ages.average.cells[index]?.mean ?? null}
                      />
                    ) : (
                      <span className={styles.quiet}>
                        Not shown: fewer than <SmallestBase /> people
                      </span>
                    )}
                  </td>
                  <td className={`${styles.r} ${styles.value}`}>
                    {score.status === "known" ? <Figure value={score.score} digits={DECIMALS.score} /> : null}
                  </td>
                  <td className={`${styles.r} ${styles.quiet}`}>
                    n = {score.status === "absent" ? 0 : formatNumber(score.n ?? 0)}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          <p className={styles.gist}>
            <StudyText>{describeAges(ages)}</StudyText>
          </p>
        </>
      ) : (
        <p className={styles.words}>The {year} study was published without scores by age group.</p>
      )}
    </section>
  );
}

function describeAges({ cells, gap }: NonNullable<Snapshot["ages"]>): string {
  const [young, old] = [toAgeWords(cells[0]?.age ?? ""), toAgeWords(cells.at(-1)?.age ?? "")];
  if (gap?.status !== "known")
    return `No comparison between ${young} and ${old}: one group has fewer than {{base}} people.`;
  if (gap.clear) return describeGap(cells, gap.points);
  return `No clear gap between ${young} and ${old}.`;
}
