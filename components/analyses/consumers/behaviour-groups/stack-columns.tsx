import { pageColour } from "@/lib/charts/drawing/colours";
import { spreadLabels } from "@/lib/charts/drawing/label-positions";
import type { KnownFigure } from "@/lib/analyses/consumers/behaviour-groups/known-figure";
import type { ShareChanges } from "@/lib/analyses/consumers/behaviour-groups/share-changes";
import type { SharesOfYear } from "@/lib/analyses/consumers/behaviour-groups/shares";
import { type PeopleWords, sayGroup } from "@/lib/analyses/consumers/population-words";
import { formatNumber, formatRange, formatSigned, DECIMALS } from "@/lib/platform/words/format";
import { toGroupMark } from "./group-mark";
import styles from "./groups.module.css";

interface StackColumnsProps {
  years: readonly SharesOfYear[];
  changes: ShareChanges | null;
  label: string;
  words: PeopleWords;
}

/** As the style sheet has it. */
const HEIGHT = 420;
const LABEL_HEIGHT = 44;
const TICKS = [0, 25, 50, 75, 100];
/** A share that has room for its number. */
const ROOM = 0.055;

const at = (share: number) => `${(100 * share).toFixed(2)}%`;
const whole = (share: number) => formatNumber(100 * share, DECIMALS.percent);

/** Of how many years one is written under the columns, on a wide page. */
const isWritten = (index: number, count: number) => count <= 8 || (count - 1 - index) % 2 === 0;

/** The shares with what lies below each, 0 to 1. */
const toParts = (shares: readonly KnownFigure[]) =>
  shares.map((share, index) => ({
    ...share,
    below: shares.slice(0, index).reduce((sum, { value }) => sum + value, 0),
  }));

function Column({
  year: { shares, boundaries, n },
  hasNumbers,
  words,
}: {
  year: SharesOfYear;
  hasNumbers: boolean;
  words: PeopleWords;
}) {
  if (!shares)
    return (
      <div className={styles.whole}>
        <span>n = {n}</span>
      </div>
    );
  return (
    <div>
      {toParts(shares).map(({ item, value, below }) => (
        <div
          key={item}
          className={styles.part}
          style={
            {
              "--group": pageColour(toGroupMark(words.groups, item).colour),
              bottom: at(below),
              height: at(value),
            } as React.CSSProperties
          }
        >
          {hasNumbers && value >= ROOM ? <span>{whole(value)}</span> : null}
        </div>
      ))}
      {boundaries.map(({ low, high }, index) => (
        <i key={index} className={styles.whisker} style={{ bottom: at(low), height: at(high - low) }} />
      ))}
    </div>
  );
}

interface GroupEnd {
  key: string;
  name: string;
  value: number;
  words: string;
  /** Middle of its part in the last column, 0 to 1 from the floor. */
  middle: number;
}

function toEnds({ years, changes, words: said }: Omit<StackColumnsProps, "label">): GroupEnd[] {
  const last = years.findLast(({ shares }) => shares !== null);
  return toParts(last?.shares ?? []).map(({ item, value, low, high, below }) => {
    const middle = below + value / 2;
    const change = changes?.groups.find(({ key }) => key === item)?.long;
    const since = change
      ? `, since ${changes?.first ?? ""} ${formatSigned(100 * change.difference, DECIMALS.percent)}`
      : "";
    return {
      key: item,
      name: sayGroup(said, item),
      value,
      words: `${formatRange(100 * low, 100 * high)}${since}`,
      middle,
    };
  });
}

/** Columns of one hundred percent, their parts named at the last. */
export function StackColumns({ years, changes, label, words: said }: StackColumnsProps) {
  const ends = toEnds({ years, changes, words: said }).toReversed();
  const tops = spreadLabels(
    ends.map(({ middle }) => (1 - middle) * HEIGHT),
    LABEL_HEIGHT,
    18,
    HEIGHT - 26,
  );
  const description = ends.map(({ name, value, words }) => `${name} ${whole(value)}%, ${words}`).join("; ");
  return (
    <>
      <div
        className={styles.stack}
        style={{ "--years": years.length } as React.CSSProperties}
        role="img"
        aria-label={`${label}. ${years.at(-1)?.year ?? ""}: ${description}`}
      >
        <div className={styles.axis}>
          {TICKS.map((tick) => (
            <span key={tick} style={{ bottom: `${tick}%` }}>
              {tick}
              {tick === 100 ? "%" : ""}
            </span>
          ))}
        </div>
        <div className={styles.columns}>
          {years.map((year, index) => (
            <Column key={year.year} year={year} hasNumbers={index === 0 || index === years.length - 1} words={said} />
          ))}
        </div>
        <div className={styles.labels}>
          {ends.map(({ key, name, value, words }, index) => (
            <p key={key} style={{ top: `${(tops[index] ?? 0) / 16}rem` }}>
              <b>
                {name} {whole(value)}%
              </b>
              <span>{words}</span>
            </p>
          ))}
        </div>
        <div className={styles.years}>
          {years.map(({ year }, index) => (
            <span key={year} className={isWritten(index, years.length) ? "" : "max-lg:invisible"}>
              <span
                className={
                  index === 0 ||
                  index === years.length - 1 ||
                  (years.length > 8 && index === Math.floor(years.length / 2)) ||
                  years.length <= 5
                    ? ""
                    : "max-md:hidden"
                }
              >
                {year}
              </span>
            </span>
          ))}
        </div>
      </div>
      <ul className={styles.list} aria-hidden="true">
        {ends.map(({ key, name, value, words }) => (
          <li
            key={key}
            className="grid grid-cols-[0.75rem_1fr_auto] items-center gap-x-2.5 border-t border-rule py-2 text-s0 leading-5.5"
          >
            <i
              className="size-3 rounded-2xs"
              style={{ background: pageColour(toGroupMark(said.groups, key).colour) }}
            />
            <b className="font-name">{name}</b>
            <b className="font-name">{whole(value)}%</b>
            <span className="col-start-2 col-end-4 text-s-1 leading-4.5 text-ink-2">{words}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
