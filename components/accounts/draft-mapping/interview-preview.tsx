import { DECIMALS, roundTo } from "@/lib/platform/words/format";
import { ProblemList } from "@/components/accounts/drafts/problem-list";
import type { MappingPreview } from "@/lib/study/drafts/jobs/mapping-preview";

const count = (value: number) => value.toLocaleString("en-GB");
const or = (value: string | number | null) => (value === null ? "–" : String(value));

/** What the mapping makes of the files: which variables are used, the first interviews in long form, the problems. */
export function InterviewPreview({ preview }: { preview: MappingPreview }) {
  const { files, shown, problems, interviews, assessments, answers, brands } = preview;
  const errors = problems.filter(({ isWarning }) => !isWarning);
  const hasRegions = shown.some(({ region }) => region !== null);
  const heads = [
    "Interview",
    "Wave",
    "Age",
    "Sex",
    ...(hasRegions ? ["Region"] : []),
    "Weight",
    "First ratings",
    "Answers",
  ];
  return (
    <section aria-labelledby="preview" className="mt-10">
      <h2 id="preview" className="text-s2 leading-title font-title tracking-name">
        Result of this mapping
      </h2>
      <p className="mt-1 max-w-text text-s0 leading-6">
        {count(interviews)} interviews, {count(assessments)} assessments of {count(brands)} brands and {count(answers)}{" "}
        answers.
      </p>
      <ul className="mt-1 text-s-1 leading-5 text-ink-2">
        {files.map(({ name, columns, used }) => (
          <li key={name} className="break-words">
            {name}: {count(used.length)} of {count(columns)} variables used.
          </li>
        ))}
      </ul>
      {shown.length > 0 && (
        <div className="mt-4 overflow-x-auto" tabIndex={0} role="region" aria-label="The first interviews">
          <table className="w-full min-w-150 border-t border-ink text-left text-s-1 leading-5">
            <thead>
              <tr className="border-b border-rule">
                {heads.map((name) => (
                  <th key={name} scope="col" className="py-2 pr-4 font-name">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {shown.map((one, at) => (
                <tr key={at} className="border-b border-rule align-top">
                  <td className="py-2 pr-4 break-all">{or(one.respondent)}</td>
                  <td className="py-2 pr-4">
                    {or(one.market)} {one.year}
                  </td>
                  <td className="py-2 pr-4">{or(one.age)}</td>
                  <td className="py-2 pr-4">{or(one.sex)}</td>
                  {hasRegions && <td className="py-2 pr-4">{or(one.region)}</td>}
                  <td className="py-2 pr-4 tabular-nums">
                    {one.weight === null ? "–" : String(roundTo(one.weight, DECIMALS.exact))}
                  </td>
                  <td className="py-2 pr-4">
                    {one.ratings.map(({ brand, marks: [first, second] }) => (
                      <span key={brand} className="block">
                        {brand}: {or(first)} and {or(second)}
                      </span>
                    ))}
                  </td>
                  <td className="py-2 pr-4 tabular-nums">{one.answers}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {problems.length > 0 && (
        <>
          <h3 className="mt-6 text-s1 leading-7 font-semibold">
            {errors.length > 0 ? "Problems with the mapping" : "Warnings about the mapping"}
          </h3>
          <ProblemList groups={problems} />
        </>
      )}
    </section>
  );
}
