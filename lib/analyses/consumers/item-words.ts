import type { Unit } from "@/lib/charts/column";
import { sayAge, sayGroup } from "@/lib/analyses/consumers/population-words";
import type { ConsumerSection } from "@/lib/study/consumer";
import { type Item, SUBJECTS } from "@/lib/study/questionnaire";

const PARTS: Record<string, string> = {
  agree: "agree (4 or 5)",
  say: "matters (4 or 5)",
  do: "did it last time",
  gap: "matters minus did it",
};

/** An item of a section in the words of the questionnaire; items of other studies keep their key. */
export function sayItem(section: ConsumerSection, item: string): string {
  const [key = "", part] = item.split("/");
  if (section === "typing")
    return key === "classes"
      ? `Information criterion (BIC) of ${part ?? ""} groups`
      : `Certainty of ${sayGroup(part ?? "")}`;
  const items: readonly Item[] = SUBJECTS[section].items;
  const text = items.find((each) => each.key === key)?.text ?? (section === "profile" ? `Aged ${sayAge(key)}` : key);
  if (part === undefined) return text;
  return `${text}: ${PARTS[part] ?? `answer ${part}`}`;
}

/** The unit of a section's values, times 100. */
export function sayUnit(section: ConsumerSection): string {
  switch (section) {
    case "priorities":
      return "Most minus least, −100 to 100";
    case "decision-factors":
      return "Share of variance explained, %";
    case "typing":
      return "Criterion, or % certain";
    case "expectations":
      return "% who expect a lot";
    default:
      return "% of people asked";
  }
}

/** The same for columns of files. */
export function columnUnitOf(section: ConsumerSection): Unit {
  return section === "priorities" ? "most minus least" : section === "typing" ? "mixed" : "percent";
}

/** Whether populations are compared on this item: of five answers only agreement, and no means of items. */
export function isCompared(section: ConsumerSection, item: string): boolean {
  return section === "attitudes" ? item.endsWith("/agree") : item !== "mean";
}
