import { FigureBlock } from "@/components/charts/figure-block";
import type { SectionProps } from "@/components/analyses/consumers/section-props";
import type { GroupSlopes } from "@/lib/analyses/consumers/behaviour-groups/slopes";
import type { ConsumerFigure } from "@/lib/study/consumer";
import { sayClear } from "@/lib/analyses/consumers/behaviour-groups/in-words";
import { formatNumber, formatSigned, DECIMALS } from "@/lib/platform/words/format";
import { SITE } from "@/lib/platform/site/site";
import { clearWords } from "@/lib/platform/words/clear-words";
import { inSentence } from "@/lib/platform/words/in-sentence";
import { GroupKey } from "./group-mark";
import styles from "./groups.module.css";
import { SlopeChart } from "./slope-chart";

/** Its share in percent; words where too few were asked. */
const percent = (figure: ConsumerFigure | null) =>
  figure?.value == null ? `n = ${figure?.n ?? 0}` : formatNumber(100 * figure.value, DECIMALS.share);

const toTable = ({ from, to, panels }: GroupSlopes, caption: string) => ({
  caption,
  columns: [
    { label: "People" },
    { label: "Group" },
    { label: `${from}, %`, numeric: true },
    { label: `${to}, %`, numeric: true },
    { label: "Change, points", numeric: true },
    { label: "Clear?" },
  ],
  rows: panels.flatMap(({ name, slopes }) =>
    slopes.map(({ name: group, from: first, to: last, change }) => [
      name,
      group,
      percent(first),
      percent(last),
      change ? formatSigned(100 * change.difference) : null,
      clearWords("change", change?.isClear),
    ]),
  ),
});

/** The first and the last year shown, by age and by sex. */
export function SlopesFigure({
  slopes,
  selection,
  datasets,
  csv,
  isSample,
}: SectionProps & { slopes: GroupSlopes | null }) {
  if (!slopes) return null;
  const { groups, sexes } = datasets.asked;
  const by = sexes.length > 0 ? "age and sex" : "age";
  const { from, to, panels, clear, of } = slopes;
  const values = panels.flatMap((panel) =>
    panel.slopes.flatMap(({ from: first, to: last }) => [first?.value ?? 0, last?.value ?? 0]),
  );
  const most = Math.ceil(Math.max(0.1, ...values) * 10) / 10;
  const { name } = selection.market;
  return (
    <FigureBlock
      id="slopes"
      isFolded
      title={`From ${from} to ${to}, by ${by}`}
      unit={`% in each group, axis from 0 to ${formatNumber(100 * most)}. Thick line, filled marks: clear change. Thin line, hollow marks: no clear change.`}
      isSample={isSample}
      source={`Source: ${SITE.name}, ${name} ${from} and ${to}. ${sayClear(clear, of, "changes")}. An age group contains different people in each year.`}
      table={toTable(slopes, `Behaviour groups by ${by} in ${inSentence(name)}, ${from} and ${to}`)}
      csv={csv}
    >
      <GroupKey groups={groups} />
      <ul className={styles.slopes}>
        {panels.map((panel) => (
          <li key={panel.key}>
            <h3 className="mb-1 text-s-1 leading-5 font-name tracking-normal">{panel.name}</h3>
            <SlopeChart panel={panel} from={from} to={to} most={most} groups={groups} />
          </li>
        ))}
      </ul>
    </FigureBlock>
  );
}
