import type { APIRequestContext, request } from "@playwright/test";
import { z } from "zod";
import type { Tier } from "@/lib/access/claims";
import { CLAIMS_COOKIE } from "@/lib/access/edge-claims";
import { RIGHT_TIERS } from "@/lib/access/rights";
import type { Right } from "@/lib/catalogue/rights";
import { siteUnderTest } from "./data-api";
import { keptSignIn } from "./kept-sign-ins";
import { PATIENCE, signInByRequest, signUpByRequest } from "./sign-in-request";

/** The kinds of visitor that the rules of pages, handlers and actions tell apart. */
export const PEOPLE = [
  "anonymous",
  "free",
  "expired",
  "researcher",
  "essential",
  "professional",
  "trial",
  "teamMember",
  "otherOwner",
  "enterprise",
  "admin",
] as const;
export type Who = (typeof PEOPLE)[number];

export const EVERYONE: readonly Who[] = [...PEOPLE];
export const SIGNED_IN = EVERYONE.filter((who) => who !== "anonymous");
/** A member of a team has what its owner pays for: here the professional plan. */
export const PROFESSIONAL: readonly Who[] = [
  "professional",
  "trial",
  "teamMember",
  "otherOwner",
  "enterprise",
  "admin",
];
export const ESSENTIAL: readonly Who[] = ["essential", ...PROFESSIONAL];
export const ENTERPRISE: readonly Who[] = ["enterprise", "admin"];
/** Everyone with a plan or a larger one. */
const WITH_PLAN: Record<Tier, readonly Who[]> = {
  essential: ESSENTIAL,
  professional: PROFESSIONAL,
  enterprise: ENTERPRISE,
};
/** Everyone who has a right. */
export const withRight = (right: Right): readonly Who[] => WITH_PLAN[RIGHT_TIERS[right]];

const subscriptions = z.tuple([z.looseObject({ id: z.uuid() })]);

/** One browser without JavaScript for each kind of visitor, made when first asked for. */
export class People {
  private readonly made = new Map<Who, Promise<APIRequestContext>>();

  constructor(
    private readonly requests: typeof request,
    private readonly baseURL: string,
  ) {}

  as(who: Who): Promise<APIRequestContext> {
    const known = this.made.get(who) ?? this.make(who);
    this.made.set(who, known);
    return known;
  }

  async dispose(): Promise<void> {
    for (const context of this.made.values()) await (await context).dispose();
  }

  private async make(who: Who): Promise<APIRequestContext> {
    const { requests, baseURL } = this;
    if (who === "anonymous") return requests.newContext({ baseURL, maxRedirects: 0, timeout: PATIENCE });
    const storageState = await keptSignIn(requests, baseURL, who, () => this.signIn(who));
    return requests.newContext({ baseURL, maxRedirects: 0, timeout: PATIENCE, storageState });
  }

  private async signIn(who: Who): Promise<APIRequestContext> {
    switch (who) {
      case "expired":
        return this.newcomer(
          async (user_id) => void (await subscribe({ user_id, tier: "enterprise", status: "expired" })),
        );
      case "otherOwner":
        return this.newcomer(async (user_id) => void (await subscribe({ user_id, tier: "professional" })));
      case "teamMember":
        return this.newcomer(async (user_id, email) => {
          const subscription_id = await subscribe({ user_id: `owner-of-${user_id}`, tier: "professional" });
          await siteUnderTest().insert("subscription_team_members", { subscription_id, user_id, email });
        });
      default:
        return signInByRequest(this.requests, this.baseURL, `${who}@sample.test`);
    }
  }

  /** Someone who has just signed up, and of whom something is noted. */
  private async newcomer(note: (userId: string, email: string) => Promise<void>): Promise<APIRequestContext> {
    const { context, email } = await signUpByRequest(this.requests, this.baseURL);
    await note(await userIdOf(context), email);
    return context;
  }
}

/** The user id that a signed-in browser's claims name. */
export async function userIdOf(context: APIRequestContext): Promise<string> {
  await context.get("/api/session/refresh?to=/rankings/full");
  const { cookies } = await context.storageState();
  const claims = cookies.find(({ name }) => name === CLAIMS_COOKIE)?.value.split(".")[1] ?? "";
  return z.object({ sub: z.string() }).parse(JSON.parse(Buffer.from(claims, "base64url").toString())).sub;
}

/** Gives someone a subscription; answers its id. */
async function subscribe(row: { user_id: string; tier: string; status?: string }): Promise<string> {
  const api = siteUnderTest();
  await api.insert("annual_subscriptions", row);
  const { body } = await api.select("service", `annual_subscriptions?select=id&user_id=eq.${row.user_id}`);
  return subscriptions.parse(JSON.parse(body))[0].id;
}
