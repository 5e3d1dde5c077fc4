import { toHall } from "@/components/discovery/home/hall";
import { FINER, toSeatPath } from "@/components/discovery/home/hall-path";
import styles from "@/components/discovery/home/conference-hall.module.css";

const SEATS = 1000;
const FILLED = 612;

/** The bars on the screen: left edge, width and the mark in each. */
const BARS = [
  { y: 18, x: 306, width: 60, mark: 329 },
  { y: 36, x: 316, width: 78, mark: 344 },
  { y: 54, x: 324, width: 86, mark: 362 },
  { y: 72, x: 342, width: 92, mark: 376 },
  { y: 90, x: 350, width: 106, mark: 394 },
] as const;

/** A thousand people who rate one brand, as the seats of a hall. An illustration: it shows no brand's result. */
export function ConferenceHall() {
  return (
    <figure className={styles.figure}>
      <svg
        viewBox="0 0 760 566"
        role="img"
        aria-label="A conference hall from above: 1,000 seats around a stage, 612 of them filled."
        className={styles.hall}
      >
        <rect className={styles.screen} x="282" y="1" width="196" height="115" rx="3" />
        {BARS.map(({ y, x, width, mark }) => (
          <g key={y}>
            <rect className={styles.bar} x={x} y={y} width={width} height="9" rx="4.5" />
            <path className={styles.mark} d={`M${mark} ${y - 3.5}v16`} />
          </g>
        ))}
        <path className={styles.stage} d="M250 136h260M436 172h20" />
        <circle className={styles.speaker} cx="446" cy="160" r="6" />
        <g transform={`scale(${1 / FINER})`} strokeLinecap="round">
          {toHall(SEATS, FILLED).map((row, index) => (
            <g key={index} style={{ "--seat": Math.round(row.radius * 2 * FINER) } as React.CSSProperties}>
              <g className={styles.rim}>
                <path id={`row-${index}`} d={toSeatPath(row, false)} />
              </g>
              <use href={`#row-${index}`} className={styles.free} />
              <path className={styles.taken} d={toSeatPath(row, true)} />
            </g>
          ))}
        </g>
      </svg>
      <figcaption className={styles.caption}>
        One brand, 1,000 people. Each filled seat is someone who rated the brand 4 or 5 out of 5 on the environment;
        here {FILLED} did. This is an illustration, not a result.
      </figcaption>
    </figure>
  );
}
