import { type ActionInput, callAction, listActions, pastTheEdge, type ServerAction } from "../support/server-actions";
import { ESSENTIAL, EVERYONE, PEOPLE, PROFESSIONAL, SIGNED_IN, type Who } from "../support/people";
import { expect, test } from "./with-people";

// Every action that forms call × every kind of visitor. The actions come from the build, so that none is forgotten; who
// may use which stands here by hand. Each is asked past the edge, whose redirects are a hint and no lock.

const ADMIN: readonly Who[] = ["admin"];
const NOTHING = "00000000-0000-4000-8000-000000000000";
const IDLE = { status: "idle" };

interface Expected {
  admitted: readonly Who[];
  /** What it is called with; null where whoever is admitted would change something by it, or everyone is. */
  input: ActionInput | null;
  /** What somebody who is not admitted is told, in the address they are sent to or in the answer. */
  refusal?: RegExp;
}

/** For everyone: each checks what it is given, and has tests of its own. */
const OPEN: Expected = { admitted: EVERYONE, input: null };
/** Of one's own account. Whoever is not signed in is told so. */
const ownAccount = (form: Record<string, string>): Expected => ({ admitted: SIGNED_IN, input: { state: IDLE, form }, refusal: /You are signed out/ });
/** What proves that it is the owner: refused before it is looked at. */
const PROOF = { password: "not-my-password", code: "" };
const TO_SIGN_IN = /^\/auth\?mode=signin/;
/** Sample accounts whose plan was paid in the test checkout. */
const PAYS_IN_TESTS: readonly Who[] = ["essential", "professional", "enterprise"];
const SENT_AWAY = /^\/(auth\?mode=signin|waitlist|rankings\/full|$)|^http:\/\/localhost:\d+\/(auth|waitlist|rankings\/full)/;

const ACTIONS: Record<string, Expected> = {
  "app/(public)/auth/continue-setup.ts continueSetup": { admitted: SIGNED_IN, input: { form: { type: "free", invitation: "", to: "" } }, refusal: TO_SIGN_IN },
  "lib/accounts/actions.ts initialiseAccount": { admitted: SIGNED_IN, input: { values: [{ userType: "free", invitationCode: null }] }, refusal: /"ok":false/ },
  "lib/invitations/actions.ts inviteColleagues": {
    admitted: ESSENTIAL,
    input: { state: IDLE, form: { team: NOTHING, emails: "a@b.example", role: "member" } },
    refusal: SENT_AWAY,
  },
  "lib/invitations/actions.ts joinTeam": { admitted: SIGNED_IN, input: { state: IDLE, form: { code: "nobodys" } }, refusal: TO_SIGN_IN },
  "lib/teams/actions.ts actOnTeam": { admitted: SIGNED_IN, input: { state: IDLE, form: { act: "leave", team: NOTHING } }, refusal: TO_SIGN_IN },
  "lib/administration/actions.ts giveRole": { admitted: ADMIN, input: { form: { user: "nobody", was: "user", role: "admin" } }, refusal: SENT_AWAY },
  "lib/administration/actions.ts agreeSubscription": { admitted: ADMIN, input: { form: { user: "nobody", seen: "", tier: "enterprise", extra: "0", until: "" } }, refusal: SENT_AWAY },
  "lib/administration/actions.ts endNow": { admitted: ADMIN, input: { form: { user: "nobody", seen: "" } }, refusal: SENT_AWAY },
  "lib/administration/actions.ts takeBack": { admitted: ADMIN, input: { form: { line: "999999999", back: "/admin/log" } }, refusal: SENT_AWAY },
  "lib/administration/actions.ts inviteToSignUp": { admitted: ADMIN, input: { form: { email: "no address" } }, refusal: SENT_AWAY },
  "lib/flags/actions.ts switchFlag": { admitted: ADMIN, input: { form: { name: "trials", was: "off", wasText: "", to: "off", text: "" } }, refusal: SENT_AWAY },
  "lib/publications/actions.ts rollBack": { admitted: ["researcher", "admin"], input: { form: { publication: "999999999" } }, refusal: SENT_AWAY },
  "lib/contact/actions.ts writeToUs": OPEN,
  "lib/contact/actions.ts markMessage": { admitted: ADMIN, input: { form: { id: NOTHING, reference: "GR-7K2M9Q", back: "", from: "open", to: "spam" } }, refusal: SENT_AWAY },
  "lib/waitlist/actions.ts joinTheWaitlist": OPEN,
  "lib/waitlist/actions.ts decideOnEntry": { admitted: ADMIN, input: { form: { id: NOTHING, place: "1", back: "", from: "waiting", to: "declined" } }, refusal: SENT_AWAY },
  "lib/waitlist/actions.ts noteOnEntry": { admitted: ADMIN, input: { form: { id: NOTHING, place: "1", back: "", remark: "Mine" } }, refusal: SENT_AWAY },
  "lib/identity/embedded/actions.ts signIn": OPEN,
  "lib/identity/embedded/actions.ts signUp": OPEN,
  "lib/identity/embedded/actions.ts verifyEmail": OPEN,
  "lib/identity/embedded/actions.ts resendCode": OPEN,
  "lib/identity/embedded/actions.ts requestReset": OPEN,
  "lib/identity/embedded/actions.ts resetPassword": OPEN,
  "lib/identity/embedded/actions.ts endSessionHere": OPEN,
  "lib/identity/embedded/actions.ts signOut": OPEN,
  "lib/identity/embedded/account-actions.ts changeName": ownAccount({ firstName: "Elsa", lastName: "Ek" }),
  "lib/identity/embedded/account-actions.ts changePassword": ownAccount({ currentPassword: "not-my-password", newPassword: "birch-lantern-4417" }),
  "lib/identity/embedded/account-actions.ts endOneSession": ownAccount({ sessionId: NOTHING }),
  "lib/identity/embedded/account-actions.ts endOtherSessions": ownAccount({}),
  "lib/identity/embedded/actions.ts verifySecondFactor": OPEN,
  "lib/identity/embedded/second-factor-actions.ts beginSecondFactor": ownAccount(PROOF),
  "lib/identity/embedded/second-factor-actions.ts confirmSecondFactor": ownAccount({ code: "000000" }),
  "lib/identity/embedded/second-factor-actions.ts abandonSecondFactor": ownAccount({}),
  "lib/identity/embedded/second-factor-actions.ts renewRecoveryCodes": ownAccount(PROOF),
  "lib/identity/embedded/second-factor-actions.ts endSecondFactor": ownAccount(PROOF),
  "lib/identity/embedded/address-actions.ts requestAddress": ownAccount({ ...PROOF, email: "somebody@example.test" }),
  "lib/identity/embedded/address-actions.ts confirmAddress": ownAccount({ code: "000000" }),
  "lib/identity/embedded/address-actions.ts abandonAddress": ownAccount({}),
  "lib/identity/embedded/leaving-actions.ts leave": ownAccount(PROOF),
  "lib/identity/embedded/leaving-actions.ts keepAccount": ownAccount({}),
  "lib/portfolios/actions.ts keepPortfolio": { admitted: PROFESSIONAL, input: { values: [{ id: NOTHING, name: "Mine", entries: ["vindrosa.sweden"] }] }, refusal: /forbidden/ },
  "lib/portfolios/actions.ts dropPortfolio": { admitted: PROFESSIONAL, input: { values: [{ id: NOTHING }] }, refusal: /forbidden/ },
  "lib/notifications/actions.ts saveLetterChoices": { admitted: SIGNED_IN, input: { state: null, form: {} }, refusal: /"is":"failed"/ },
  // By a signed link of a letter, whoever has it.
  "lib/notifications/actions.ts followLetter": { admitted: EVERYONE, input: { form: { act: "keep-account", token: "made-up" } } },
  "lib/notifications/actions.ts leaveLetters": { admitted: EVERYONE, input: { values: ["made-up"] } },
  "lib/billing/actions.ts beginCheckout": { admitted: SIGNED_IN, input: { form: { plan: "essential" } }, refusal: TO_SIGN_IN },
  "lib/billing/actions.ts beginTrial": { admitted: SIGNED_IN, input: { form: {} }, refusal: TO_SIGN_IN },
  "lib/billing/actions.ts upgradePlan": { admitted: SIGNED_IN, input: { form: { plan: "essential", at: "2026-01-01T00:00:00.000Z" } }, refusal: TO_SIGN_IN },
  "lib/billing/actions.ts downgradePlan": { admitted: SIGNED_IN, input: { form: { plan: "enterprise" } }, refusal: TO_SIGN_IN },
  "lib/billing/actions.ts cancelPlan": { admitted: SIGNED_IN, input: { form: {} }, refusal: TO_SIGN_IN },
  "lib/billing/actions.ts keepPlan": { admitted: SIGNED_IN, input: { form: {} }, refusal: TO_SIGN_IN },
  "lib/billing/actions.ts payOwed": { admitted: SIGNED_IN, input: { form: {} }, refusal: TO_SIGN_IN },
  "lib/billing/actions.ts openPanel": { admitted: SIGNED_IN, input: { form: {} }, refusal: TO_SIGN_IN },
  "lib/billing/test/actions.ts settleTestOrder": { admitted: [], input: { form: { session: "made-up", outcome: "pays" } }, refusal: /^\/pricing/ },
  "lib/billing/test/actions.ts settleTestDebt": { admitted: PAYS_IN_TESTS, input: { form: {} }, refusal: /^\/pricing/ },
  "lib/billing/test/actions.ts bringTestRenewal": { admitted: PAYS_IN_TESTS, input: { form: { payment: "works" } }, refusal: /^\/pricing/ },
};

/** Actions that change what other tests look at, or count tries: whoever is admitted does not call them here. */
const CHANGES = /account-actions\.ts (?:changeName|endOtherSessions|changePassword)|second-factor|address-actions|leaving-actions|saveLetterChoices|keepPortfolio|beginTrial|cancelPlan|keepPlan|settleTestDebt|bringTestRenewal/;

for (const who of PEOPLE) {
  test(`${who} may call what the table says, and nothing else`, async ({ people, playwright, baseURL: configured }) => {
    const baseURL = configured ?? "";
    test.setTimeout(180_000);
    const context = await pastTheEdge(playwright.request, await people.as(who), baseURL);
    const wrong: string[] = [];
    for (const action of listActions()) {
      const fault = await faultOf(action, who, (input) => callAction(context, action, input, baseURL));
      if (fault) wrong.push(`${action.name}: ${fault}`);
    }
    await context.dispose();
    expect(wrong).toEqual([]);
  });
}

async function faultOf({ name }: ServerAction, who: Who, call: (input: ActionInput) => ReturnType<typeof callAction>): Promise<string | null> {
  const expected = ACTIONS[name];
  if (!expected) return "is not in the table";
  const { admitted, input, refusal } = expected;
  const isAdmitted = admitted.includes(who);
  if (!input || (isAdmitted && CHANGES.test(name))) return null;
  const { status, redirect, body } = await call(input);
  const isRefused = refusal !== undefined && (refusal.test(redirect) || refusal.test(body));
  if (isAdmitted) return isRefused || status >= 400 ? `${who} was refused: ${status} ${redirect} ${body.slice(0, 200)}` : null;
  return isRefused ? null : `${who} was let in: ${status} ${redirect} ${body.slice(0, 200)}`;
}

test("the table names no action that there is none of", () => {
  const names = new Set(listActions().map(({ name }) => name));
  expect(Object.keys(ACTIONS).filter((name) => !names.has(name))).toEqual([]);
});
