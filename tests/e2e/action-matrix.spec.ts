import { type ActionInput, callAction, listActions, pastTheEdge, type ServerAction } from "../support/server-actions";
import { ENTERPRISE, ESSENTIAL, EVERYONE, PEOPLE, PROFESSIONAL, SIGNED_IN, type Who } from "../support/people";
import { expect, test } from "./with-people";

// Every action that forms call × every kind of visitor. The actions come from the build, so that none is forgotten; who
// may use which stands here by hand. Each is asked past the edge, whose redirects are a hint and no lock.

const ADMIN: readonly Who[] = ["admin"];
const NOTHING = "00000000-0000-4000-8000-000000000000";
const NO_ID = "A".repeat(22);
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
const ownAccount = (form: Record<string, string>): Expected => ({
  admitted: SIGNED_IN,
  input: { state: IDLE, form },
  refusal: /You are signed out/,
});
/** What proves that it is the owner: refused before it is looked at. */
const PROOF = { password: "not-my-password", code: "" };
const TO_SIGN_IN = /^\/auth\?mode=signin/;
/** A team's rules are its owner's; an admin reads alerts and has no team of theirs. */
const OWNS_RULES: readonly Who[] = ["enterprise"];
const KINDS = { "sustained-decline": "standard", "level-shift": "off", "rank-drop": "off", "age-divergence": "off" };
const RULE = {
  id: NOTHING,
  name: "Mine",
  kinds: KINDS,
  points: null,
  positions: null,
  markets: [],
  industries: [],
  brands: "all",
  mute: null,
};
const CHART = { id: NOTHING, name: "Mine", folder: "", tags: [], notes: "", team: NOTHING };
/** Sample accounts whose plan was paid in the test checkout. */
const PAYS_IN_TESTS: readonly Who[] = ["essential", "professional", "enterprise"];
const SENT_AWAY =
  /^\/(auth\?mode=signin|waitlist|rankings\/full|$)|^http:\/\/localhost:\d+\/(auth|waitlist|rankings\/full)/;

const ACTIONS: Record<string, Expected> = {
  "app/(public)/auth/continue-setup.ts continueSetup": {
    admitted: SIGNED_IN,
    input: { form: { type: "free", invitation: "", to: "" } },
    refusal: TO_SIGN_IN,
  },
  "lib/accounts/account/actions.ts initialiseAccount": {
    admitted: SIGNED_IN,
    input: { values: [{ userType: "free", invitationCode: null }] },
    refusal: /"ok":false/,
  },
  "lib/accounts/invitations/actions.ts inviteColleagues": {
    admitted: ESSENTIAL,
    input: { state: IDLE, form: { team: NOTHING, emails: "a@b.example", role: "member" } },
    refusal: SENT_AWAY,
  },
  "lib/accounts/invitations/actions.ts joinTeam": {
    admitted: SIGNED_IN,
    input: { state: IDLE, form: { code: "nobodys" } },
    refusal: TO_SIGN_IN,
  },
  "lib/accounts/teams/actions.ts actOnTeam": {
    admitted: SIGNED_IN,
    input: { state: IDLE, form: { act: "leave", team: NOTHING } },
    refusal: TO_SIGN_IN,
  },
  "lib/accounts/administration/actions.ts giveRole": {
    admitted: ADMIN,
    input: { form: { user: "nobody", was: "user", role: "admin" } },
    refusal: SENT_AWAY,
  },
  "lib/accounts/administration/actions.ts agreeSubscription": {
    admitted: ADMIN,
    input: { form: { user: "nobody", seen: "", tier: "enterprise", extra: "0", until: "" } },
    refusal: SENT_AWAY,
  },
  "lib/accounts/administration/actions.ts endNow": {
    admitted: ADMIN,
    input: { form: { user: "nobody", seen: "" } },
    refusal: SENT_AWAY,
  },
  "lib/accounts/administration/actions.ts takeBack": {
    admitted: ADMIN,
    input: { form: { line: "999999999", back: "/admin/log" } },
    refusal: SENT_AWAY,
  },
  "lib/accounts/administration/actions.ts inviteToSignUp": {
    admitted: ADMIN,
    input: { form: { email: "no address" } },
    refusal: SENT_AWAY,
  },
  "lib/accounts/administration/flags/actions.ts switchFlag": {
    admitted: ADMIN,
    input: { form: { name: "trials", was: "off", wasText: "", to: "off", text: "" } },
    refusal: SENT_AWAY,
  },
  "lib/rankings/publications/actions.ts rollBack": {
    admitted: ["researcher", "admin"],
    input: { form: { publication: "999999999" } },
    refusal: SENT_AWAY,
  },
  "lib/accounts/contact/actions.ts writeToUs": OPEN,
  "lib/accounts/contact/actions.ts markMessage": {
    admitted: ADMIN,
    input: { form: { id: NOTHING, reference: "GR-7K2M9Q", back: "", from: "open", to: "spam" } },
    refusal: SENT_AWAY,
  },
  "lib/accounts/waitlist/actions.ts joinTheWaitlist": OPEN,
  "lib/accounts/waitlist/actions.ts decideOnEntry": {
    admitted: ADMIN,
    input: { form: { id: NOTHING, place: "1", back: "", from: "waiting", to: "declined" } },
    refusal: SENT_AWAY,
  },
  "lib/accounts/waitlist/actions.ts noteOnEntry": {
    admitted: ADMIN,
    input: { form: { id: NOTHING, place: "1", back: "", remark: "Mine" } },
    refusal: SENT_AWAY,
  },
  "lib/hub/posts/actions.ts keepPost": {
    admitted: ADMIN,
    input: { state: IDLE, form: { id: NOTHING, base: "1" } },
    refusal: SENT_AWAY,
  },
  "lib/hub/posts/actions.ts beginPost": {
    admitted: ADMIN,
    input: { state: IDLE, form: { title: "" } },
    refusal: SENT_AWAY,
  },
  "lib/hub/posts/actions.ts movePost": {
    admitted: ADMIN,
    input: { form: { id: NOTHING, slug: "nobodys-post" } },
    refusal: SENT_AWAY,
  },
  "lib/hub/posts/actions.ts unpublishPost": {
    admitted: ADMIN,
    input: { form: { id: NOTHING, state: "published" } },
    refusal: SENT_AWAY,
  },
  "lib/hub/posts/actions.ts leadWithPost": {
    admitted: ADMIN,
    input: { form: { id: NOTHING, leads: "yes" } },
    refusal: SENT_AWAY,
  },
  "lib/hub/posts/actions.ts dropDraft": { admitted: ADMIN, input: { form: { id: NOTHING } }, refusal: SENT_AWAY },
  "lib/hub/posts/actions.ts undropDraft": { admitted: ADMIN, input: { form: { id: NOTHING } }, refusal: SENT_AWAY },
  "lib/hub/posts/actions.ts bringBackRevision": {
    admitted: ADMIN,
    input: { form: { id: NOTHING, base: "1", number: "1" } },
    refusal: SENT_AWAY,
  },
  "lib/hub/posts/actions.ts takeOverPost": {
    admitted: ADMIN,
    input: { form: { slug: "nobodys-post" } },
    refusal: SENT_AWAY,
  },
  "lib/hub/posts/actions.ts linkToPreview": {
    admitted: ADMIN,
    input: { state: IDLE, form: { id: NOTHING } },
    refusal: SENT_AWAY,
  },
  "lib/accounts/identity/embedded/actions.ts signIn": OPEN,
  "lib/accounts/identity/embedded/actions.ts signUp": OPEN,
  "lib/accounts/identity/embedded/actions.ts verifyEmail": OPEN,
  "lib/accounts/identity/embedded/actions.ts resendCode": OPEN,
  "lib/accounts/identity/embedded/actions.ts requestReset": OPEN,
  "lib/accounts/identity/embedded/actions.ts resetPassword": OPEN,
  "lib/accounts/identity/embedded/actions.ts endSessionHere": OPEN,
  "lib/accounts/identity/embedded/actions.ts signOut": OPEN,
  "lib/accounts/identity/embedded/account-actions.ts changeName": ownAccount({ firstName: "Elsa", lastName: "Ek" }),
  "lib/accounts/identity/embedded/account-actions.ts changePassword": ownAccount({
    currentPassword: "not-my-password",
    newPassword: "birch-lantern-4417",
  }),
  "lib/accounts/identity/embedded/account-actions.ts endOneSession": ownAccount({ sessionId: NOTHING }),
  "lib/accounts/identity/embedded/account-actions.ts endOtherSessions": ownAccount({}),
  "lib/accounts/identity/embedded/actions.ts verifySecondFactor": OPEN,
  "lib/accounts/identity/embedded/second-factor-actions.ts beginSecondFactor": ownAccount(PROOF),
  "lib/accounts/identity/embedded/second-factor-actions.ts confirmSecondFactor": ownAccount({ code: "000000" }),
  "lib/accounts/identity/embedded/second-factor-actions.ts abandonSecondFactor": ownAccount({}),
  "lib/accounts/identity/embedded/second-factor-actions.ts renewRecoveryCodes": ownAccount(PROOF),
  "lib/accounts/identity/embedded/second-factor-actions.ts endSecondFactor": ownAccount(PROOF),
  "lib/accounts/identity/embedded/address-actions.ts requestAddress": ownAccount({
    ...PROOF,
    email: "somebody@example.test",
  }),
  "lib/accounts/identity/embedded/address-actions.ts confirmAddress": ownAccount({ code: "000000" }),
  "lib/accounts/identity/embedded/address-actions.ts abandonAddress": ownAccount({}),
  "lib/accounts/identity/embedded/leaving-actions.ts leave": ownAccount(PROOF),
  "lib/accounts/identity/embedded/leaving-actions.ts keepAccount": ownAccount({}),
  "lib/analyses/portfolio/actions.ts keepPortfolio": {
    admitted: PROFESSIONAL,
    input: { values: [{ id: NOTHING, name: "Mine", entries: ["vindrosa.sweden"] }] },
    refusal: /forbidden/,
  },
  "lib/analyses/portfolio/actions.ts dropPortfolio": {
    admitted: PROFESSIONAL,
    input: { values: [{ id: NOTHING }] },
    refusal: /forbidden/,
  },
  // Nothing is shown in an empty portfolio, so nothing is cited.
  "lib/sharing/citations/actions.ts citeChart": {
    admitted: ESSENTIAL,
    input: { values: [{ figure: "portfolio", search: "" }] },
    refusal: /forbidden/,
  },
  "lib/sharing/citations/actions.ts showCited": {
    admitted: SIGNED_IN,
    input: { values: [{ id: NO_ID, isOpen: false }] },
    refusal: /forbidden/,
  },
  "lib/sharing/links/actions.ts shareChart": {
    admitted: ESSENTIAL,
    input: {
      values: [
        {
          configuration: { version: 1, figure: "single-country", search: "" },
          title: "Mine",
          message: "",
          isSigned: false,
          password: "",
          downloads: false,
          days: 1,
        },
      ],
    },
    refusal: /forbidden/,
  },
  "lib/sharing/links/actions.ts endLink": {
    admitted: SIGNED_IN,
    input: { values: [{ id: NO_ID }] },
    refusal: /forbidden/,
  },
  "lib/sharing/links/actions.ts reviveLink": {
    admitted: SIGNED_IN,
    input: { values: [{ id: NO_ID }] },
    refusal: /forbidden/,
  },
  "lib/sharing/embeds/actions.ts keepEmbed": {
    admitted: ESSENTIAL,
    input: { values: [{ id: NO_ID, figure: "portfolio", search: "", title: "Mine", sites: [] }] },
    refusal: /forbidden/,
  },
  "lib/sharing/embeds/actions.ts dropEmbed": {
    admitted: SIGNED_IN,
    input: { values: [{ id: NO_ID }] },
    refusal: /forbidden/,
  },
  // A team that is nobody's: what is asked comes to nothing, also for whoever may ask it.
  "lib/sharing/saved-charts/actions.ts keepChart": {
    admitted: ESSENTIAL,
    input: { values: [{ ...CHART, configuration: { version: 1, figure: "snapshot", search: "" } }] },
    refusal: /forbidden/,
  },
  "lib/sharing/saved-charts/actions.ts describeChart": {
    admitted: ESSENTIAL,
    input: { values: [CHART] },
    refusal: /forbidden/,
  },
  "lib/sharing/saved-charts/actions.ts duplicateChart": {
    admitted: ESSENTIAL,
    input: { values: [{ id: NOTHING, copy: NOTHING, name: "Mine" }] },
    refusal: /forbidden/,
  },
  "lib/sharing/saved-charts/actions.ts dropChart": {
    admitted: ESSENTIAL,
    input: { values: [{ id: NOTHING }] },
    refusal: /forbidden/,
  },
  "lib/sharing/saved-charts/actions.ts undropChart": {
    admitted: ESSENTIAL,
    input: { values: [{ id: NOTHING }] },
    refusal: /forbidden/,
  },
  "lib/sharing/api-keys/actions.ts createApiKey": {
    admitted: ENTERPRISE,
    input: { values: [{ name: "Mine", scopes: ["rankings"], days: 1 }] },
    refusal: /forbidden/,
  },
  "lib/sharing/api-keys/actions.ts replaceApiKey": {
    admitted: ENTERPRISE,
    input: { values: [{ id: NOTHING, keepsOld: false }] },
    refusal: /forbidden/,
  },
  "lib/sharing/api-keys/actions.ts endApiKey": {
    admitted: SIGNED_IN,
    input: { values: [{ id: NOTHING }] },
    refusal: /forbidden/,
  },
  "lib/sharing/webhooks/actions.ts addWebhook": {
    admitted: ENTERPRISE,
    input: { values: [{ url: "http://plain.example" }] },
    refusal: /forbidden/,
  },
  "lib/sharing/webhooks/actions.ts renewWebhookSecret": {
    admitted: ENTERPRISE,
    input: { values: [{ id: NOTHING }] },
    refusal: /forbidden/,
  },
  "lib/sharing/webhooks/actions.ts switchWebhook": {
    admitted: ENTERPRISE,
    input: { values: [{ id: NOTHING, isOn: true }] },
    refusal: /forbidden/,
  },
  "lib/sharing/webhooks/actions.ts dropWebhook": {
    admitted: SIGNED_IN,
    input: { values: [{ id: NOTHING }] },
    refusal: /forbidden/,
  },
  "lib/sharing/webhooks/actions.ts testWebhook": {
    admitted: ENTERPRISE,
    input: { values: [{ id: NOTHING }] },
    refusal: /forbidden/,
  },
  "lib/analyses/risk-alerts/actions.ts keepAlertRule": {
    admitted: OWNS_RULES,
    input: { values: [RULE] },
    refusal: /forbidden/,
  },
  "lib/analyses/risk-alerts/actions.ts muteAlertRule": {
    admitted: OWNS_RULES,
    input: { values: [{ id: NOTHING, mute: null }] },
    refusal: /forbidden/,
  },
  "lib/analyses/risk-alerts/actions.ts dropAlertRule": {
    admitted: OWNS_RULES,
    input: { values: [{ id: NOTHING }] },
    refusal: /forbidden/,
  },
  "lib/analyses/risk-alerts/actions.ts markAlert": {
    admitted: OWNS_RULES,
    input: { values: [{ market: "sweden", year: 2025, brand: "nobodys", kind: "rank-drop", acknowledged: true }] },
    refusal: /forbidden/,
  },
  "lib/analyses/risk-alerts/actions.ts chooseAllAlerts": {
    admitted: ENTERPRISE,
    input: { values: [{ wantsAll: false }] },
    refusal: /forbidden/,
  },
  // Whoever may not see alerts is told nothing of a rule's past.
  "lib/analyses/risk-alerts/actions.ts previewAlertRule": {
    admitted: ENTERPRISE,
    input: { values: [RULE] },
    refusal: /(?:^|\n)1:null/,
  },
  "lib/accounts/emails/choices/actions.ts saveLetterChoices": {
    admitted: SIGNED_IN,
    input: { state: null, form: {} },
    refusal: /"is":"failed"/,
  },
  // By a signed link of a letter, whoever has it.
  "lib/accounts/emails/choices/actions.ts followLetter": {
    admitted: EVERYONE,
    input: { form: { act: "keep-account", token: "made-up" } },
  },
  "lib/accounts/emails/choices/actions.ts leaveLetters": { admitted: EVERYONE, input: { values: ["made-up"] } },
  "lib/accounts/billing/actions.ts beginCheckout": {
    admitted: SIGNED_IN,
    input: { form: { plan: "essential" } },
    refusal: TO_SIGN_IN,
  },
  "lib/accounts/billing/actions.ts beginTrial": { admitted: SIGNED_IN, input: { form: {} }, refusal: TO_SIGN_IN },
  "lib/accounts/billing/actions.ts upgradePlan": {
    admitted: SIGNED_IN,
    input: { form: { plan: "essential", at: "2026-01-01T00:00:00.000Z" } },
    refusal: TO_SIGN_IN,
  },
  "lib/accounts/billing/actions.ts downgradePlan": {
    admitted: SIGNED_IN,
    input: { form: { plan: "enterprise" } },
    refusal: TO_SIGN_IN,
  },
  "lib/accounts/billing/actions.ts cancelPlan": { admitted: SIGNED_IN, input: { form: {} }, refusal: TO_SIGN_IN },
  "lib/accounts/billing/actions.ts keepPlan": { admitted: SIGNED_IN, input: { form: {} }, refusal: TO_SIGN_IN },
  "lib/accounts/billing/actions.ts payOwed": { admitted: SIGNED_IN, input: { form: {} }, refusal: TO_SIGN_IN },
  "lib/accounts/billing/actions.ts openPanel": { admitted: SIGNED_IN, input: { form: {} }, refusal: TO_SIGN_IN },
  "lib/accounts/billing/test/actions.ts settleTestOrder": {
    admitted: [],
    input: { form: { session: "made-up", outcome: "pays" } },
    refusal: /^\/pricing/,
  },
  "lib/accounts/billing/test/actions.ts settleTestDebt": {
    admitted: PAYS_IN_TESTS,
    input: { form: {} },
    refusal: /^\/pricing/,
  },
  "lib/accounts/billing/test/actions.ts bringTestRenewal": {
    admitted: PAYS_IN_TESTS,
    input: { form: { payment: "works" } },
    refusal: /^\/pricing/,
  },
};

/** Actions that change what other tests look at, or count tries: whoever is admitted does not call them here. */
const CHANGES =
  /account-actions\.ts (?:changeName|endOtherSessions|changePassword)|second-factor|address-actions|leaving-actions|saveLetterChoices|keepPortfolio|createApiKey|keepAlertRule|chooseAllAlerts|beginTrial|cancelPlan|keepPlan|settleTestDebt|bringTestRenewal/;

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

async function faultOf(
  { name }: ServerAction,
  who: Who,
  call: (input: ActionInput) => ReturnType<typeof callAction>,
): Promise<string | null> {
  const expected = ACTIONS[name];
  if (!expected) return "is not in the table";
  const { admitted, input, refusal } = expected;
  const isAdmitted = admitted.includes(who);
  if (!input || (isAdmitted && CHANGES.test(name))) return null;
  const { status, redirect, body } = await call(input);
  const isRefused = refusal !== undefined && (refusal.test(redirect) || refusal.test(body));
  if (isAdmitted)
    return isRefused || status >= 400 ? `${who} was refused: ${status} ${redirect} ${body.slice(0, 200)}` : null;
  return isRefused ? null : `${who} was let in: ${status} ${redirect} ${body.slice(0, 200)}`;
}

test("the table names no action that there is none of", () => {
  const names = new Set(listActions().map(({ name }) => name));
  expect(Object.keys(ACTIONS).filter((name) => !names.has(name))).toEqual([]);
});
