import type { StudyMarkets } from "@/lib/catalogue/shown-study/shown-study";
import { type Tier, tiersFrom } from "@/lib/access/claims";
import { PLAN_NAMES, TRIAL } from "@/lib/access/plan";
import { safePath, safeReturnPath } from "@/lib/access/return-path";
import { may, RIGHT_TIERS } from "@/lib/access/rights";
import { rightFor } from "@/lib/access/routes";
import type { Subscription } from "@/lib/access/subscription";
import type { Viewer } from "@/lib/access/viewer";
import { PAGE_PARTS } from "@/lib/accounts/waitlist/page-parts";
import { ANALYSES, ANALYSIS_IDS, purposeOf } from "@/lib/catalogue/analyses";

const LONGEST_ORIGIN = 500;

/** The page someone came for, from the `from` parameter: a path of this site without its parameters, or null. */
export function wantedPath(from: string | null | undefined): string | null {
  const path = safePath(from)?.split(/[?#]/, 1)[0] ?? null;
  return path !== null && path.length <= LONGEST_ORIGIN ? path : null;
}

/** The plan that the requested page needs; null if it needs none. */
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

/** Names in the plural. */
const MANY: readonly string[] = ["Risk alerts"];

/** The lowest plan that includes a page. */
function sayPart(path: string, tier: Tier): string {
  const found = SUBJECTS.find(([start]) => path === start || path.startsWith(`${start}/`));
  const subject = found?.[1] ?? "The page you asked for";
  return `${subject} ${MANY.includes(subject) ? "are" : "is"} part of the ${PLAN_NAMES[tier]} plan.`;
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

/** What the requested page requires. */
export interface Need {
  /** The page to return to; null for none. */
  back: string | null;
  /** The plan for the page, or the chosen one; null if neither is known. */
  tier: Tier | null;
  /** The plan that includes the page, or the chosen one, compared with the reader's own. */
  sentence: string;
  /** The page's purpose; null if unknown. */
  purpose: string | null;
  /** The main parts of the page. */
  parts: readonly string[];
  /** The reader already has it. */
  isHeld: boolean;
  /** Whether they can start a trial. */
  isTriable: boolean;
}

interface NeedQuestion {
  from: string;
  /** A plan named in the address. */
  chosen: Tier | null;
  reader: WaitlistReader | null;
}

/** Answers from the one list of rights, for anyone. */
export function toNeed({ from, chosen, reader }: NeedQuestion, study: StudyMarkets): Need {
  const path = wantedPath(from);
  const right = path === null ? null : rightFor(path);
  const tier = right === null ? null : RIGHT_TIERS[right];
  const offered = chosen ?? tier;
  const analysis = ANALYSIS_IDS.find((id) => ANALYSES[id].path === path) ?? null;
  return {
    back: safeReturnPath(from),
    tier: offered,
    sentence: [chosen ? `You chose ${PLAN_NAMES[chosen]}.` : sayNeed(path, tier), reader && standing(reader)]
      .filter(Boolean)
      .join(" "),
    purpose: analysis && purposeOf(analysis, study),
    parts: analysis ? PAGE_PARTS[analysis] : [],
    isHeld: reader !== null && right !== null && may(reader.viewer, right),
    isTriable: (reader?.canTry ?? false) && offered !== null && tiersFrom(offered).includes(TRIAL.tier),
  };
}

function sayNeed(path: string | null, tier: Tier | null): string {
  return path === null || tier === null ? "Scores, trends and analysis are part of a plan." : sayPart(path, tier);
}

/** The reader's own plan; empty for visitors. */
function standing({ viewer, isTrial }: WaitlistReader): string | null {
  if (viewer.level === "anonymous") return null;
  if (viewer.role === "admin") return "Admins see everything without a plan.";
  if (viewer.tier === null) return "You have a free account.";
  return `You’re ${isTrial ? "trying" : "on"} ${PLAN_NAMES[viewer.tier]}.`;
}
