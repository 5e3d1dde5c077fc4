import type { Unit } from "@/lib/charts/column";
import { sayAge, sayGroup } from "@/lib/analyses/consumers/population-words";
import { itemsOf, type Questionnaire } from "@/lib/analyses/consumers/questionnaire/questionnaire";
import { sayMarks } from "@/lib/catalogue/definition/mark-words";
import type { ConsumerSection } from "@/lib/study/consumer";

/** The answers of a subject that count, in a sentence: "4 or 5"; empty where they are yes, or choices. */
function sayGood({ subjects }: Questionnaire, section: ConsumerSection): string {
  return sayMarks(subjects[section]?.scale?.positive ?? []);
}

function sayPart(asked: Questionnaire, section: ConsumerSection, part: string): string {
  switch (part) {
    case "agree":
      return `agree (${sayGood(asked, section)})`;
    case "say":
      return `matters (${sayGood(asked, section)})`;
    case "do":
      return "did it last time";
    case "gap":
      return "matters minus did it";
    default:
      return `answer ${part}`;
  }
}

/** An item of a section in the words of the questionnaire; items that it does not have keep their key. */
export function sayItem(asked: Questionnaire, section: ConsumerSection, item: string): string {
  const [, part] = item.split("/");
  if (section === "typing")
    return item.startsWith("classes/")
      ? `Information criterion (BIC) for ${part === "1" ? "1 group" : `${part ?? ""} groups`}`
      : `Certainty of ${sayGroup(asked, part ?? "")}`;
  const text = sayBareItem(asked, section, item);
  return part === undefined ? text : `${text}: ${sayPart(asked, section, part)}`;
}

/** The same without the part of it that is meant. */
function sayBareItem(asked: Questionnaire, section: ConsumerSection, item: string): string {
  const [key = ""] = item.split("/");
  const text = itemsOf(asked, section).find((each) => each.key === key)?.text;
  return text ?? (section === "profile" ? `Aged ${sayAge(key)}` : key);
}

/** The same beside its value in a drawing, whose words say that it is agreement. */
export const sayShownItem = (asked: Questionnaire, section: ConsumerSection, item: string): string =>
  item.endsWith("/agree") ? sayBareItem(asked, section, item) : sayItem(asked, section, item);

/** The unit of a section's values, times 100. */
export function sayUnit({ priorities }: Pick<Questionnaire, "priorities">, section: ConsumerSection): string {
  switch (section) {
    case "priorities":
      return priorities === "mentions" ? "% of people asked" : "Most minus least, −100 to 100";
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

/** What the values that a page draws are, over a drawing: of answers to statements, agreement alone. */
export function sayShown(asked: Questionnaire, section: ConsumerSection): string {
  const unit = sayUnit(asked, section);
  switch (section) {
    case "attitudes":
      return `${unit} who ${sayPart(asked, section, "agree")}`;
    case "awareness":
      return `${unit} who answered yes`;
    case "topics":
      return `${unit} who talked about it`;
    case "priorities":
      return asked.priorities === "mentions" ? `${unit} who chose it` : unit;
    default:
      return unit;
  }
}

/** The unit for columns of files. */
export function columnUnitOf({ priorities }: Pick<Questionnaire, "priorities">, section: ConsumerSection): Unit {
  if (section === "priorities") return priorities === "mentions" ? "percent" : "most minus least";
  return section === "typing" ? "mixed" : "percent";
}

/** Whether populations are compared on this item: of all answers only agreement, and no means of items. */
export function isCompared(section: ConsumerSection, item: string): boolean {
  return section === "attitudes" ? item.endsWith("/agree") : item !== "mean";
}
