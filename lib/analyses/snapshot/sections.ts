/** Sections that can be omitted, in the order of the page. */
export const SECTIONS = [
  { key: "history", name: "Score history" },
  { key: "parts", name: "What people see" },
  { key: "rivals", name: "Closest competitors" },
  { key: "ages", name: "Age groups" },
  { key: "findings", name: "Strengths and risks" },
  { key: "outlook", name: "Outlook" },
] as const;

export type Section = (typeof SECTIONS)[number]["key"];

const PREFIX = "without";

/** `view` in the address (`without-ages-outlook`) → omitted sections; the inverse of `toView`. */
export function parseHidden(view: string | null): ReadonlySet<Section> {
  const [prefix, ...keys] = (view ?? "").split("-");
  if (prefix !== PREFIX) return new Set();
  return new Set(SECTIONS.flatMap(({ key }) => (keys.includes(key) ? [key] : [])));
}

/** Null where all is shown. */
export function toView(hidden: ReadonlySet<Section>): string | null {
  const keys = SECTIONS.flatMap(({ key }) => (hidden.has(key) ? [key] : []));
  return keys.length === 0 ? null : [PREFIX, ...keys].join("-");
}
