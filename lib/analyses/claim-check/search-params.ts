import { ANALYSES } from "@/lib/catalogue/analyses";
import { ALL_INDUSTRIES, LONGEST_CLAIM, CLAIM_KINDS, type ClaimKind } from "@/lib/analyses/claim-check/claim";
import { isBrandSlug } from "@/lib/catalogue/brands/brand-slug";
import { PARTS_OF_SCORE, type ScorePart } from "@/lib/rankings/histories/analysis-query";
import { toMarketSlug } from "@/lib/catalogue/markets/market";

export const CLAIM_CHECK = ANALYSES["claim-check"].path;

/** Maximum positions of "among the first …". */
const MOST_POSITIONS = 200;

/** The claim check's address: a text, and selections for what the text does not state. Null: not selected. */
export interface ClaimQuery {
  text: string;
  kind: ClaimKind | null;
  count: number | null;
  brand: string | null;
  rival: string | null;
  market: string | null;
  /** Slug, or `ALL_INDUSTRIES`. */
  industry: string | null;
  part: ScorePart | null;
  year: number | null;
  since: number | null;
  /** Whether to check the rest although some words were not understood or cannot be checked. */
  anyway: boolean;
}

export const NO_CLAIM: ClaimQuery = {
  text: "",
  kind: null,
  count: null,
  brand: null,
  rival: null,
  market: null,
  industry: null,
  part: null,
  year: null,
  since: null,
  anyway: false,
};

type Params = Record<string, string | string[] | undefined> | URLSearchParams;

/** Parses any address's parameters; invalid ones are ignored. The inverse of `toClaimSearch`. */
export function parseClaimQuery(params: Params): ClaimQuery {
  const read = (name: string): string => {
    const value = params instanceof URLSearchParams ? params.get(name) : params[name];
    return (Array.isArray(value) ? value[0] : value) ?? "";
  };
  const slug = (name: string) => (isBrandSlug(read(name)) ? read(name) : null);
  const year = (name: string) => (/^(?:19|20)\d\d$/.test(read(name)) ? Number(read(name)) : null);
  // Another analysis's selection.
  const [first = null, second = null] = read("brands").split(",").filter(isBrandSlug);
  const count = /^[1-9]\d{0,2}$/.test(read("count")) ? Number(read("count")) : null;
  return {
    text: toText(read("claim")),
    kind: CLAIM_KINDS.find((each) => each === read("kind")) ?? null,
    count: count !== null && count <= MOST_POSITIONS ? count : null,
    brand: slug("brand") ?? first,
    rival: slug("rival") ?? second,
    market: toMarketSlug(read("market")),
    industry: read("industry") === ALL_INDUSTRIES ? ALL_INDUSTRIES : slug("industry"),
    part: PARTS_OF_SCORE.find((each) => each === read("part")) ?? null,
    year: year("year"),
    since: year("since"),
    anyway: read("anyway") === "1",
  };
}

/** The parameters of a query, "" for an empty one. */
export function toClaimSearch(query: Partial<ClaimQuery>): string {
  const params = new URLSearchParams();
  if (query.text) params.set("claim", query.text);
  for (const name of ["kind", "count", "brand", "rival", "market", "industry", "part", "year", "since"] as const) {
    const value = query[name];
    if (value !== null && value !== undefined) params.set(name, String(value));
  }
  if (query.anyway) params.set("anyway", "1");
  const text = params.toString();
  return text && `?${text}`;
}

/** One line of at most `LONGEST_CLAIM` characters, trimmed. */
export function toText(typed: string): string {
  return typed.toWellFormed().replaceAll(/\s+/g, " ").trim().slice(0, LONGEST_CLAIM).toWellFormed().trim();
}
