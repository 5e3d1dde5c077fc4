import type { Item } from "@/lib/analyses/consumers/questionnaire/questionnaire";

/** Statements on one theme, in the questionnaire's order. */
export interface Theme {
  name: string;
  statements: Item[];
}

const NAMES = {
  trust: "Trust",
  paying: "Willingness to pay",
  choosing: "Choosing and rules",
  other: "Other statements",
} as const;
type Subject = keyof typeof NAMES;

/** The themes of statements that studies share; a statement of a study's own has none. */
const SUBJECT_OF: Readonly<Record<string, Subject>> = {
  "trust-claims": "trust",
  "trust-labels": "trust",
  "companies-enough": "trust",
  "pay-more": "paying",
  "pay-ten": "paying",
  "choices-matter": "choosing",
  "ban-claims": "choosing",
  "hard-to-know": "choosing",
};

/** The statements by theme; every statement has one theme. */
export function toThemes(statements: readonly Item[]): Theme[] {
  const of = (subject: Subject) => statements.filter(({ key }) => (SUBJECT_OF[key] ?? "other") === subject);
  if (of("other").length === statements.length) return [{ name: "Statements", statements: [...statements] }];
  return (Object.keys(NAMES) as Subject[]).flatMap((subject) => {
    const own = of(subject);
    return own.length === 0 ? [] : [{ name: NAMES[subject], statements: own }];
  });
}
