import { CheckIcon, InfoIcon, WarningIcon } from "@/components/ui/icon";
import type { Cited, Change } from "@/lib/sharing/citations/citation";
import { formatDate } from "@/lib/platform/words/format";

const CHANGES: Readonly<Record<Change, (date: string) => string>> = {
  same: (date) => `These are exactly the numbers cited on ${date}.`,
  "published-anew": (date) =>
    `The study has been republished since ${date}, and some numbers below differ from those cited. Both hashes are under “What was cited”.`,
  "other-window": (date) =>
    `Some numbers below differ from those cited on ${date}, because the owner’s plan covers different years or brands now, or because shared charts show only the brands chosen. Both hashes are under “What was cited”.`,
};

/** Whether the numbers shown are those cited, in a prominent sentence. */
export function CitedState({ cited }: { cited: Extract<Cited, { status: "shown" | "not-shown" }> }) {
  const date = formatDate(cited.record.citedAt);
  const isSame = cited.status === "shown" && cited.change === "same";
  const SignIcon = cited.status === "not-shown" ? InfoIcon : isSame ? CheckIcon : WarningIcon;
  return (
    <p
      className={`mt-5 flex measure-72 items-start gap-3 border-l-4 py-1 pl-4 text-s0 leading-6 ${isSame ? "border-spruce" : "border-cloudberry"}`}
    >
      <SignIcon className="mt-0.5 size-5" />
      <span>
        {cited.status === "shown"
          ? CHANGES[cited.change](date)
          : `This chart was cited on ${date}. Its numbers are hidden at present. You can use the hash below to check whether numbers you have are the ones cited.`}
      </span>
    </p>
  );
}
