import { px, toPath } from "@/lib/charts/drawing/path";
import Link from "next/link";
import { Figure } from "@/components/charts/figure";
import { PhoneFold } from "@/components/charts/phone-fold";
import { asSentence, countInWords, numberOf } from "@/lib/platform/words/sentences";
import type { Assignment } from "@/lib/analyses/consumers/behaviour-groups/assignment";
import { formatNumber, DECIMALS } from "@/lib/platform/words/format";
import { itemsOf, type Questionnaire } from "@/lib/analyses/consumers/questionnaire/questionnaire";

const WIDTH = 280;
const HEIGHT = 150;
const [TOP, FLOOR, LEFT, RIGHT] = [20, 118, 10, 270];

/** The fit by number of classes, on a cut axis; the table beside it has the numbers. */
function FitChart({ fits, best }: Pick<Assignment, "fits" | "best">) {
  const values = fits.map(({ bic }) => bic);
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const x = (index: number) => LEFT + (fits.length < 2 ? 0.5 : index / (fits.length - 1)) * (RIGHT - LEFT);
  const y = (bic: number) => FLOOR - ((bic - low) / (high - low || 1)) * (FLOOR - TOP) - 6;
  const description = fits.map(({ classes, bic }) => `${numberOf(classes, "group")} ${formatNumber(bic)}`).join(", ");
  return (
    <svg
      role="img"
      aria-label={`BIC by number of groups: ${description}`}
      width={WIDTH}
      height={HEIGHT}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      className="block max-w-full"
    >
      <path
        d={toPath(fits.map(({ bic }, order) => [x(order), y(bic)]))}
        fill="none"
        stroke="var(--control)"
        strokeWidth="1.5"
      />
      {fits.map(({ classes, bic }, index) => {
        const isBest = classes === best;
        return (
          <g key={classes}>
            <circle
              cx={px(x(index))}
              cy={px(y(bic))}
              r={isBest ? 6 : 3.5}
              fill={isBest ? "var(--spruce)" : "var(--paper)"}
              stroke={isBest ? "var(--spruce)" : "var(--control)"}
              strokeWidth="1.5"
            />
            <text
              x={px(x(index))}
              y={HEIGHT - 8}
              textAnchor="middle"
              fontSize="12"
              fontWeight={isBest ? 640 : 400}
              fill={isBest ? "var(--ink)" : "var(--ink-2)"}
            >
              {classes}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

function Certainty({ certainties }: Pick<Assignment, "certainties">) {
  return (
    <table className="mt-7 w-full border-collapse text-s-1 leading-5">
      <caption className="pb-2 text-left font-name">
        How certain the sorting is
        <span className="block text-s-2 leading-4 font-normal text-ink-2">
          Average probability that a person is in the right group
        </span>
      </caption>
      <tbody>
        {certainties.map(({ group, name, value }) => (
          <tr key={group} className="border-t border-rule">
            <th scope="row" className="py-1.5 text-left font-normal">
              {name}
            </th>
            <td className="text-right font-name">
              <Figure value={value} digits={DECIMALS.exactFraction} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function toFit({ best, fits }: Assignment, { groups }: Questionnaire): string {
  if (best === null) return "";
  const named = countInWords(groups.length);
  if (best === groups.length)
    return ` Of one to ${countInWords(Math.max(...fits.map(({ classes }) => classes)))} groups, ${named} fit the answers best.`;
  return ` ${asSentence(countInWords(best))} groups would fit the answers best; the study keeps the ${named} it has names for.`;
}

/** Where the groups come from, how well they fit, and how sure a person's assignment is. */
export function AssignmentNote({
  assignment,
  year,
  asked,
}: {
  assignment: Assignment | null;
  year: number;
  asked: Questionnaire;
}) {
  return (
    <section
      aria-labelledby="placed"
      className="mt-16 grid gap-x-12 gap-y-4 border-t-2 border-ink pt-4 max-md:mt-0 max-md:border-t max-md:border-rule-strong max-md:pt-1 lg:grid-cols-4"
    >
      <PhoneFold
        title="How people are sorted into groups"
        titleId="placed"
        look="text-s0 leading-6 tracking-heading text-balance md:text-s2 md:leading-7"
      >
        <div className="max-w-text font-read text-s1 leading-7 lg:col-span-2">
          <p>
            The groups are found from people’s answers to {countInWords(itemsOf(asked, "behaviours").length)} statements
            about behaviour (latent class analysis). They are fitted to all years in a market together, including years
            not shown, so a group means the same in every year.{" "}
            {assignment ? toFit(assignment, asked) : " See the latest year for how well they fit."}
          </p>
          <p className="mt-3.5">
            Each person is placed in the most likely group given their answers. Group sizes are estimated from all
            answers together, allowing for people placed in the wrong group. A group is a pattern of answers, not a type
            of person: someone near a border could switch from one interview to the next, so we only report clear
            changes. Intervals of group sizes also allow for uncertainty about the groups themselves, which come from
            the same answers.
          </p>
          <p className="mt-3.5 font-ui text-s0">
            <Link href="/about-study" prefetch={false} className="link">
              About the study
            </Link>
          </p>
        </div>
        {assignment ? (
          <div className="max-lg:mt-4 max-lg:max-w-80">
            {assignment.fits.length > 1 ? (
              <figure>
                <figcaption className="text-s-1 leading-5 font-name">
                  Fit by number of groups
                  <span className="block text-s-2 leading-4 font-normal text-ink-2">
                    Information criterion (BIC), all years to {year}, lower is better; axis cropped
                  </span>
                </figcaption>
                <FitChart {...assignment} />
              </figure>
            ) : null}
            {assignment.certainties.length > 0 ? <Certainty certainties={assignment.certainties} /> : null}
          </div>
        ) : null}
      </PhoneFold>
    </section>
  );
}
