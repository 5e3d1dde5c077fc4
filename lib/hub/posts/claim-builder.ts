/** The parts of a claim that can be checked. */
export type ClaimPart = "part" | "amount" | "base" | "boundary" | "proof";
export type ClaimParts = Readonly<Record<ClaimPart, string>>;

interface ClaimField {
  part: ClaimPart;
  label: string;
  /** What is missing if nothing is filled in. */
  missing: string;
}

/** In the order of the fields. */
export const CLAIM_FIELDS: readonly ClaimField[] = [
  { part: "part", label: "What is it about, which part?", missing: "which part of the product it is about" },
  { part: "amount", label: "How much, in what unit?", missing: "how much, in what unit" },
  { part: "base", label: "Than what, since when?", missing: "what it is compared with, and since when" },
  { part: "boundary", label: "What is counted, what is not?", missing: "what is counted and what is not" },
  { part: "proof", label: "Where can it be read?", missing: "where the proof can be read" },
];

/** An invented claim with all its parts. */
export const CLAIM_EXAMPLE: ClaimParts = {
  part: "Dyeing the outer cloth of this jacket",
  amount: "takes 18% less water per metre",
  base: "than in 2021",
  boundary: "Washing at the mill is counted, growing the fibre is not",
  proof: "granskog.example/jacket",
};

interface BuiltClaim {
  sentence: string;
  missing: string[];
  /** Empty praise found in the fields. */
  empty: string[];
}

const EMPTY_WORDS = [
  "eco-friendly",
  "green",
  "sustainable",
  "sustainably",
  "environmentally friendly",
  "climate friendly",
  "climate-friendly",
  "natural",
  "conscious",
  "responsible",
  "planet",
];
const LONGEST = 200;

/** Joins the parts and lists what is still missing. */
export function buildClaim(parts: ClaimParts): BuiltClaim {
  const [part, amount, base, boundary, proof] = CLAIM_FIELDS.map((field) => tidy(parts[field.part])) as [
    string,
    string,
    string,
    string,
    string,
  ];
  const core = [part, amount, base].filter(Boolean).join(" ");
  const sentences = [core, boundary, proof && `The calculation: ${proof}`].filter(Boolean).map(toSentence);
  const words = ` ${Object.values(parts)
    .join(" ")
    .toLowerCase()
    .replaceAll(/[^a-z-]+/g, " ")} `;
  return {
    sentence: sentences.join(" "),
    missing: CLAIM_FIELDS.filter((field) => tidy(parts[field.part]) === "").map(({ missing }) => missing),
    empty: EMPTY_WORDS.filter((word) => words.includes(` ${word} `)),
  };
}

const tidy = (text: string): string =>
  text
    .slice(0, LONGEST)
    .replaceAll(/\s+/g, " ")
    .replace(/[\s.]+$/, "")
    .trim();

const toSentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
