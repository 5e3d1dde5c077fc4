import { FirstRows } from "@/components/charts/first-rows";
import { pageColour } from "@/lib/charts/drawing/colours";
import { Figure } from "@/components/charts/figure";
import type { GroupProfile, ProfileCell, ProfileRow } from "@/lib/analyses/consumers/behaviour-groups/profile";
import type { ConsumerFigure } from "@/lib/study/consumer";
import type { Item } from "@/lib/analyses/consumers/questionnaire/questionnaire";
import { toGroupMark } from "./group-mark";
import styles from "./groups.module.css";

/** What people of a group have in common, as their answers have it, for the groups known by these names. */
const DETAILS: Record<string, string> = {
  Ego: "What suits me and pays off for me comes first",
  Moderate: "Some of it, where it is easy",
  Smart: "What is good for me, and for others as well",
  Dedicated: "Chooses by conscience, and talks about it",
};

/** What every part of the table is drawn with. */
interface Drawn {
  groups: readonly Item[];
  /** Nothing is shown of fewer people. */
  base: number;
  /** The group that a phone shows. */
  shown: string;
}

const at = (share: number) => `${(100 * Math.min(1, Math.max(0, share))).toFixed(1)}%`;

function NotShown({ n, base }: { n: number; base: number }) {
  return (
    <span className={styles.withheld}>
      <span>
        n = {n}
        <span className="sr-only">, not shown: fewer than {base} people asked</span>
      </span>
    </span>
  );
}

function Measure({
  cell: { group, figure, fromAll },
  all,
  groups,
  base,
}: Pick<Drawn, "groups" | "base"> & { cell: ProfileCell; all: ConsumerFigure }) {
  if (figure.value === null) return <NotShown n={figure.n} base={base} />;
  return (
    <span
      className={styles.measure}
      style={{ "--group": pageColour(toGroupMark(groups, group).colour) } as React.CSSProperties}
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

function Row({ row: { text, all, cells }, groups, base, shown }: Drawn & { row: ProfileRow }) {
  return (
    <tr className={styles.row}>
      <th scope="row">{text}</th>
      {groups.map(({ key }) => {
        const cell = cells.find(({ group }) => group === key);
        return (
          <td key={key} data-shown={key === shown ? "" : undefined}>
            {cell ? (
              <Measure cell={cell} all={all} groups={groups} base={base} />
            ) : (
              <span className="text-s-2 text-ink-2">Not asked</span>
            )}
          </td>
        );
      })}
      <td className={`${styles.all} text-s-1 text-ink-2`}>
        {all.value === null ? <NotShown n={all.n} base={base} /> : <Figure value={100 * all.value} />}
      </td>
    </tr>
  );
}

/** The groups side by side, a bar for each share; on a phone, the group chosen. */
export function ProfileTable({ profile, caption, ...drawn }: Drawn & { profile: GroupProfile; caption: string }) {
  const { groups, shown } = drawn;
  return (
    <FirstRows of={profile.parts.reduce((sum, { rows }) => sum + rows.length, 0)} what="answers">
      <table className={styles.profile}>
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            <td className={styles.what} />
            {groups.map(({ key, text }) => (
              <th key={key} scope="col" data-shown={key === shown ? "" : undefined}>
                <span className="flex items-center gap-2 text-s0 leading-5 font-name">
                  <i
                    className="size-3 rounded-2xs"
                    style={{ background: pageColour(toGroupMark(groups, key).colour) }}
                    aria-hidden="true"
                  />
                  {text}
                </span>
                <span className={`${styles.detail} mt-1 block min-h-9 text-s-1 leading-4.5 text-ink-2 max-md:min-h-0`}>
                  {DETAILS[text]}
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
              <th colSpan={groups.length + 2} scope="rowgroup">
                {title}
              </th>
            </tr>
            {rows.map((row) => (
              <Row key={row.key} row={row} {...drawn} />
            ))}
          </tbody>
        ))}
      </table>
    </FirstRows>
  );
}
