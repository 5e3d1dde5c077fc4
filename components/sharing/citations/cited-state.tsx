import { CheckIcon, InfoIcon, WarningIcon } from "@/components/ui/icon";
import type { Cited, Change } from "@/lib/sharing/citations/citation";
import { formatDate } from "@/lib/platform/words/format";

const CHANGES: Readonly<Record<Change, (date: string) => string>> = {
  same: (date) => `The figures below are the very ones cited on ${date}.`,
  "published-anew": (date) =>
    `The study was published anew since ${date}, and the figures below are not all those that were cited. Both hashes are listed under “What was cited”.`,
  "other-window": (date) =>
    `The figures below are not all those cited on ${date}: the plan they are shown by covers other years or brands than it did. Both hashes are listed under “What was cited”.`,
};

/** Whether what is shown is what was cited, in one sentence that stands out. */
export function CitedState({ cited }: { cited: Extract<Cited, { status: "shown" | "not-shown" }> }) {
  const date = formatDate(cited.record.citedAt);
  const isSame = cited.status === "shown" && cited.change === "same";
  const SignIcon = cited.status === "not-shown" ? InfoIcon : isSame ? CheckIcon : WarningIcon;
  return (
    <p
      className={`mt-5 flex max-w-[72ch] items-start gap-3 border-l-4 py-1 pl-4 text-s0 leading-6 ${isSame ? "border-spruce" : "border-cloudberry"}`}
    >
      <SignIcon className="mt-0.5 size-5" />
      <span>
        {cited.status === "shown"
          ? CHANGES[cited.change](date)
          : `This chart was cited on ${date}. Its figures are not shown here at present; what was kept of it is below, and the hash tells whether figures you have are those that were cited.`}
      </span>
    </p>
  );
}
