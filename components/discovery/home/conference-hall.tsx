import type { ShownStudy } from "@/lib/catalogue/shown-study/shown-study";
import { toHall } from "@/components/discovery/home/hall";
import { FINER, toSeatPath } from "@/components/discovery/home/hall-path";
import styles from "@/components/discovery/home/conference-hall.module.css";

const SEATS = 1000;
const FILLED = 612;

/** A thousand people who rate one brand, as the seats of a hall. An illustration: it shows no brand's result. */
export function ConferenceHall({ scale }: Pick<ShownStudy, "scale">) {
  return (
    <figure className={styles.figure}>
      <svg
        viewBox="-8 128 776 438"
        role="img"
        aria-label="A conference hall from above: 1,000 seats around a stage, 612 of them filled."
        className={styles.hall}
      >
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
        Each brand is rated by people who know it. A filled seat rated it {scale.good} out of {scale.max}. This is an
        illustration, not a result.
      </figcaption>
    </figure>
  );
}
