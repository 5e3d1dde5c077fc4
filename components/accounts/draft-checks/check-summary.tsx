import { ListTime } from "@/components/accounts/administration/list-time";
import { cn } from "@/components/ui/class-names";
import type { CheckReport } from "@/lib/study/drafts/draft";

const count = (value: number) => value.toLocaleString("en-GB");
const counted = (value: number, one: string, many: string) => (value === 1 ? `One ${one}` : `${count(value)} ${many}`);

/** The outcome of a check in one sentence, and what was checked. */
export function CheckSummary({ report }: { report: CheckReport }) {
  const { errors, warnings, interviews, assessments, answers, brands, at } = report;
  const outcome =
    errors > 0
      ? `${counted(errors, "error", "errors")} and ${counted(warnings, "warning", "warnings").toLowerCase()}`
      : warnings > 0
        ? `No errors, ${counted(warnings, "warning", "warnings").toLowerCase()}`
        : "No problems";
  return (
    <div className="mt-6">
      <p className={cn("text-s3 leading-title font-title tracking-name", errors > 0 && "text-lingon")}>{outcome}</p>
      <p className="mt-1 max-w-text text-s-1 leading-5 text-ink-2">
        {interviews > 0 &&
          `${count(interviews)} interviews, ${count(assessments)} assessments, ${count(answers)} answers and ${count(brands)} brands. `}
        Checked on <ListTime at={at} />.
      </p>
    </div>
  );
}
