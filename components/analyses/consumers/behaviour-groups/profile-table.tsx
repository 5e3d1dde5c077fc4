import { pageColour } from "@/lib/charts/drawing/colours";
import { Figure } from "@/components/charts/figure";
import { sayGroup } from "@/lib/analyses/consumers/population-words";
import type { GroupProfile, ProfileCell, ProfileRow } from "@/lib/analyses/consumers/behaviour-groups/profile";
import type { ConsumerFigure } from "@/lib/study/consumer";
import { BEHAVIOUR_GROUPS } from "@/lib/study/questionnaire";
import { toGroupMark } from "./group-mark";
import styles from "./groups.module.css";

/** What people of a group have in common, as their answers have it. */
const DETAILS: Record<string, string> = {
  ego: "What suits me and pays off for me comes first",
  moderate: "Some of it, where it is easy",
  smart: "What is good for me, and for others as well",
  dedicated: "Chooses by conscience, and talks about it",
};

const at = (share: number) => `${(100 * Math.min(1, Math.max(0, share))).toFixed(1)}%`;

function NotShown({ n }: { n: number }) {
  return (
    <span className={styles.withheld}>
      <span>
        n = {n}
        <span className="sr-only">, not shown: fewer than 50 people asked</span>
      </span>
    </span>
  );
}

function Measure({ cell: { group, figure, fromAll }, all }: { cell: ProfileCell; all: ConsumerFigure }) {
  if (figure.value === null) return <NotShown n={figure.n} />;
  return (
    <span
      className={styles.measure}
      style={{ "--group": pageColour(toGroupMark(group).colour) } as React.CSSProperties}
    >
      <span className={styles.bar} aria-hidden="true">
        <i style={{ width: at(figure.value) }} />
        {all.value === null ? null : <s style={{ left: at(all.value) }} />}
      </span>
      <span className={styles.number} data-tested={fromAll?.isClear ? "" : undefined}>
        <Figure value={100 * figure.value} />
        <span className="sr-only">
          %{fromAll ? (fromAll.isClear ? ", clearly different" : ", no clear difference") : ""}
        </span>
      </span>
    </span>
  );
}

function Row({ row: { text, all, cells } }: { row: ProfileRow }) {
  return (
    <tr className={styles.row}>
      <th scope="row">{text}</th>
      {BEHAVIOUR_GROUPS.map(({ key }) => {
        const cell = cells.find(({ group }) => group === key);
        return (
          <td key={key} data-of={key}>
            {cell ? <Measure cell={cell} all={all} /> : <span className="text-s-2 text-ink-2">Not asked</span>}
          </td>
        );
      })}
      <td className={`${styles.all} text-s-1 text-ink-2`}>
        {all.value === null ? <NotShown n={all.n} /> : <Figure value={100 * all.value} />}
      </td>
    </tr>
  );
}

/** The groups side by side, a bar for each share; on a phone, the group chosen. */
export function ProfileTable({ profile, caption, shown }: { profile: GroupProfile; caption: string; shown: string }) {
  return (
    <table className={styles.profile} data-group={shown}>
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          <td className={styles.what} />
          {BEHAVIOUR_GROUPS.map(({ key }) => (
            <th key={key} scope="col" data-of={key}>
              <span className="flex items-center gap-2 text-s0 leading-5 font-name">
                <i
                  className="size-3 rounded-2xs"
                  style={{ background: pageColour(toGroupMark(key).colour) }}
                  aria-hidden="true"
                />
                {sayGroup(key)}
              </span>
              <span className={`${styles.detail} mt-1 block min-h-9 text-s-1 leading-4.5 text-ink-2 max-md:min-h-0`}>
                {DETAILS[key]}
              </span>
            </th>
          ))}
          <th scope="col" className={`${styles.all} text-s0 leading-5 font-name!`}>
            All
          </th>
        </tr>
      </thead>
      {profile.parts.map(({ key, title, rows }) => (
        <tbody key={key}>
          <tr className={styles.partHead}>
            <th colSpan={6} scope="rowgroup">
              {title}
            </th>
          </tr>
          {rows.map((row) => (
            <Row key={row.key} row={row} />
          ))}
        </tbody>
      ))}
    </table>
  );
}
