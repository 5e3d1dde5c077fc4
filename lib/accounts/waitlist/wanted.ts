import { type Tier, tiersFrom } from "@/lib/access/claims";
import { includedNames } from "@/lib/access/included";
import { PLAN_NAMES, TRIAL } from "@/lib/access/plan";
import { safePath, safeReturnPath } from "@/lib/access/return-path";
import { may, RIGHT_TIERS } from "@/lib/access/rights";
import { rightFor } from "@/lib/access/routes";
import type { Subscription } from "@/lib/access/subscription";
import type { Viewer } from "@/lib/access/viewer";
import { ANALYSES } from "@/lib/catalogue/analyses";
import { joinNames } from "@/lib/platform/words/sentences";

const LONGEST_ORIGIN = 500;

/** The page someone wanted, from the `from` they came with: a path of this site without its parameters, or null. */
export function wantedPath(from: string | null | undefined): string | null {
  const path = safePath(from)?.split(/[?#]/, 1)[0] ?? null;
  return path !== null && path.length <= LONGEST_ORIGIN ? path : null;
}

/** The plan that opens the page someone wanted; null where none is needed. */
export function wantedTier(from: string | null | undefined): Tier | null {
  const path = wantedPath(from);
  const right = path === null ? null : rightFor(path);
  return right && RIGHT_TIERS[right];
}

/** Names of the parts that need a plan, for the beginning of a sentence. */
const SUBJECTS: readonly (readonly [path: string, subject: string])[] = [
  ...Object.values(ANALYSES).map(({ path, subject }) => [path, subject] as const),
  ["/invitations", "Inviting colleagues"],
  ["/my-charts", "My Charts"],
  ["/insights", "The Insights Portal"],
];

/** The name of a page that needs a plan, for the beginning of a sentence. */
function wantedTitle(path: string): string {
  const found = SUBJECTS.find(([start]) => path === start || path.startsWith(`${start}/`));
  return found?.[1] ?? "The page you asked for";
}

/** Someone on the waitlist page, as far as it matters there. */
export interface WaitlistReader {
  viewer: Pick<Viewer, "level" | "tier" | "role">;
  /** Null for visitors. */
  name: string | null;
  isTrial: boolean;
  canTry: boolean;
}

interface Person {
  viewer: Viewer;
  profile: { firstName: string; lastName: string; email: string };
  subscription: Pick<Subscription, "isTrialActive"> | null;
}

export function toWaitlistReader(member: Person | null, canTry: boolean): WaitlistReader {
  if (!member) return { viewer: { level: "anonymous", tier: null, role: "user" }, name: null, isTrial: false, canTry };
  const { firstName, lastName, email } = member.profile;
  return {
    viewer: member.viewer,
    name: `${firstName} ${lastName}`.trim() || email,
    isTrial: member.subscription?.isTrialActive ?? false,
    canTry,
  };
}

/** What it takes to open the page someone came for. */
export interface Need {
  /** Where to go back to; null for nowhere. */
  back: string | null;
  /** The plan that opens the page; null where it is not known which page. */
  tier: Tier | null;
  /** Which plans open the page, or which was chosen. */
  sentence: string;
  /** The reader has it already. */
  isHeld: boolean;
  /** What the plan adds to the reader's own; empty where they have none. */
  adds: readonly string[];
  /** May they try the plan first? */
  isTriable: boolean;
}

interface NeedQuestion {
  from: string;
  /** A plan named in the address. */
  chosen: Tier | null;
  reader: WaitlistReader | null;
}

/** Answers from the one list of rights, for anyone. */
export function toNeed({ from, chosen, reader }: NeedQuestion): Need {
  const path = wantedPath(from);
  const right = path === null ? null : rightFor(path);
  const tier = right === null ? null : RIGHT_TIERS[right];
  const own = reader?.viewer.tier ?? null;
  const offered = chosen ?? tier;
  return {
    back: safeReturnPath(from),
    tier,
    sentence: chosen
      ? `You chose ${PLAN_NAMES[chosen]}. Fill in your details below and we’ll send you a quote.`
      : toSentence(path, tier),
    isHeld: reader !== null && right !== null && may(reader.viewer, right),
    adds: own === null || offered === null ? [] : includedNames({ tier: offered }, { tier: own }),
    isTriable: (reader?.canTry ?? false) && tier !== null && tiersFrom(tier).includes(TRIAL.tier),
  };
}

function toSentence(path: string | null, tier: Tier | null): string {
  if (path === null || tier === null) return "Scores, trends and analysis need a plan; some need a higher plan.";
  const plans = new Intl.ListFormat("en-GB", { type: "disjunction" }).format(
    tiersFrom(tier).map((name) => PLAN_NAMES[name]),
  );
  return `${wantedTitle(path)} is part of ${plans}.`;
}

/** "Professional adds portfolio analysis, …": what someone gets beyond their own plan. */
export const sayAdds = (tier: Tier, adds: readonly string[]): string => `${PLAN_NAMES[tier]} adds ${joinNames(adds)}.`;
