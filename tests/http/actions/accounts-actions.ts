import { ESSENTIAL, EVERYONE, SIGNED_IN, type Who } from "../../support/people";
import { type Expected, IDLE, NOTHING, OPEN, SENT_AWAY, TO_SIGN_IN } from "./expected";

/** Sample accounts whose plan was paid in the test checkout. */
const PAYS_IN_TESTS: readonly Who[] = ["essential", "professional", "enterprise"];
/** Plans, payments, teams, invitations, emails and contact. */
export const ACCOUNTS_ACTIONS: Record<string, Expected> = {
  "lib/accounts/invitations/actions.ts inviteColleagues": {
    admitted: ESSENTIAL,
    input: { state: IDLE, form: { team: NOTHING, emails: "a@b.example", role: "member" } },
    refusal: SENT_AWAY,
  },
  "lib/accounts/teams/actions.ts joinTeam": {
    admitted: SIGNED_IN,
    input: { state: IDLE, form: { code: "nobodys" } },
    refusal: TO_SIGN_IN,
  },
  "lib/accounts/teams/actions.ts actOnTeam": {
    admitted: SIGNED_IN,
    input: { state: IDLE, form: { act: "leave", team: NOTHING } },
    refusal: TO_SIGN_IN,
  },
  "lib/accounts/messages/actions.ts writeToUs": OPEN,
  "lib/accounts/waitlist/actions.ts joinTheWaitlist": OPEN,
  "lib/accounts/email-choices/actions.ts saveEmailChoices": {
    admitted: SIGNED_IN,
    input: { state: null, form: {} },
    refusal: /"is":"failed"/,
  },
  // With an email's signed link, for anyone who has it.
  "lib/accounts/email-choices/actions.ts followEmail": {
    admitted: EVERYONE,
    input: { form: { act: "keep-account", token: "made-up" } },
  },
  "lib/accounts/email-choices/actions.ts leaveEmails": { admitted: EVERYONE, input: { values: ["made-up"] } },
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
  "lib/accounts/billing/test-checkout/actions.ts settleTestOrder": {
    admitted: [],
    input: { form: { session: "made-up", outcome: "pays" } },
    refusal: /^\/pricing/,
  },
  "lib/accounts/billing/test-checkout/actions.ts settleTestDebt": {
    admitted: PAYS_IN_TESTS,
    input: { form: {} },
    refusal: /^\/pricing/,
  },
  "lib/accounts/billing/test-checkout/actions.ts bringTestRenewal": {
    admitted: PAYS_IN_TESTS,
    input: { form: { payment: "works" } },
    refusal: /^\/pricing/,
  },
};
