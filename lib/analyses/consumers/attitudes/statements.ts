import { ATTITUDE_ITEMS, type Item } from "@/lib/study/questionnaire";

/** Statements on one theme, in the questionnaire's order. */
export interface Theme {
  name: string;
  statements: Item[];
}

const NAMES = { trust: "Trust", paying: "Willingness to pay", choosing: "Choosing and rules" } as const;
type Subject = keyof typeof NAMES;

const SUBJECT_OF: Readonly<Record<string, Subject>> = {
  "trust-claims": "trust",
  "trust-labels": "trust",
  "companies-enough": "trust",
  "pay-more": "paying",
  "pay-ten": "paying",
};

/** The statements by theme; every statement has one theme. */
export const THEMES: readonly Theme[] = (Object.keys(NAMES) as Subject[]).map((subject) => ({
  name: NAMES[subject],
  statements: ATTITUDE_ITEMS.filter(({ key }) => (SUBJECT_OF[key] ?? "choosing") === subject),
}));

/** All statements, theme after theme. */
export const STATEMENTS: readonly Item[] = THEMES.flatMap(({ statements }) => statements);
