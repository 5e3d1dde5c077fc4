import { BothWidths, Chart, type DrawnWidth } from "@/components/charts/both-widths";
import { EXAMPLE_GROUPS } from "@/components/accounts/pricing/example-years";

const ROWS = 4;
const COLUMNS = 25;
const LABELS = 26;

/** One hundred people as dots, column by column, in the colour of their group. */
function Drawing({ width }: { width: DrawnWidth }) {
  const step = width / COLUMNS;
  const radius = step * 0.36;
  const groups = EXAMPLE_GROUPS.map((group, index) => {
    const before = EXAMPLE_GROUPS.slice(0, index).reduce((sum, { people }) => sum + people, 0);
    return { ...group, before, isLast: index === EXAMPLE_GROUPS.length - 1 };
  });
  return (
    <Chart
      width={width}
      height={Math.ceil(LABELS + ROWS * step)}
      label={`Of 100 people, ${EXAMPLE_GROUPS.map(({ name, people }) => `${people} ${name}`).join(", ")}`}
    >
      {groups.map(({ name, people, fill, before, isLast }) => (
        <g key={name}>
          <text
            x={isLast ? width : Math.floor(before / ROWS) * step + step / 2 - radius}
            y="12"
            textAnchor={isLast ? "end" : "start"}
          >
            {name} {people}
          </text>
          {Array.from({ length: people }, (_, person) => {
            const index = before + person;
            return (
              <circle
                key={person}
                className={fill}
                cx={(Math.floor(index / ROWS) + 0.5) * step}
                cy={LABELS + ((index % ROWS) + 0.5) * step}
                r={radius}
              />
            );
          })}
        </g>
      ))}
    </Chart>
  );
}

/** How large the behaviour groups of a fictitious market are. */
export function GroupDots() {
  return <BothWidths>{(width) => <Drawing width={width} />}</BothWidths>;
}
