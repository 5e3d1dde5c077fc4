import { abreast } from "../support/abreast";
import { type ActionInput, callAction, listActions, pastTheEdge, type ServerAction } from "../support/server-actions";
import { PEOPLE, type Who } from "../support/people";
import { ACCOUNTS_ACTIONS } from "./actions/accounts-actions";
import { ADMINISTRATION_ACTIONS } from "./actions/administration-actions";
import { CHARTS_ACTIONS } from "./actions/charts-actions";
import { IDENTITY_ACTIONS } from "./actions/identity-actions";
import type { Expected } from "./actions/expected";
import { expect, test } from "./fixtures";

// Every action that forms call × every kind of visitor. The actions come from the build, so that none is forgotten; who
// may use which is written by hand in the tables. Each is asked past the edge, whose redirects are a hint and no lock.

const ACTIONS: Record<string, Expected> = {
  ...ACCOUNTS_ACTIONS,
  ...ADMINISTRATION_ACTIONS,
  ...CHARTS_ACTIONS,
  ...IDENTITY_ACTIONS,
};

/** Actions that change what other tests look at, or count tries: anyone who is admitted does not call them here. */
const CHANGES =
  /account-actions\.ts (?:changeName|endOtherSessions|changePassword)|second-factor|address-actions|leaving-actions|saveEmailChoices|keepPortfolio|saveReaderHome|createApiKey|keepAlertRule|chooseAllAlerts|beginTrial|cancelPlan|keepPlan|settleTestDebt|bringTestRenewal/;

/**
 * Kinds of visitor with the same line in the table share its actions, each asked as one of them: what someone may do
 * comes from their plan, which the access matrix asks of each kind. A deep run asks every action as everyone.
 */
const ALIKE: readonly (readonly Who[])[] = [
  ["free", "expired"],
  ["trial", "teamMember", "otherOwner"],
];
const alikeTo = (who: Who) => (process.env.DEEP ? [who] : (ALIKE.find((kinds) => kinds.includes(who)) ?? [who]));

for (const who of PEOPLE) {
  test(`${who} may call exactly the actions in the table`, async ({ people, playwright, baseURL: configured }) => {
    const baseURL = configured ?? "";
    const context = await pastTheEdge(playwright.request, await people.as(who), baseURL);
    const wrong: string[] = [];
    const [alike, actions] = [alikeTo(who), listActions()];
    const own = actions.filter((_, turn) => turn % alike.length === alike.indexOf(who));
    await abreast(own, async (action) => {
      const fault = await faultOf(action, who, (input) => callAction(context, action, input, baseURL));
      if (fault) wrong.push(`${action.name}: ${fault}`);
    });
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

test("visitors who share the actions have the same line in the table", () => {
  for (const alike of ALIKE)
    for (const [name, { admitted }] of Object.entries(ACTIONS))
      expect(new Set(alike.map((who) => admitted.includes(who))).size, name).toBe(1);
});

test("every action in the table exists", () => {
  const names = new Set(listActions().map(({ name }) => name));
  expect(Object.keys(ACTIONS).filter((name) => !names.has(name))).toEqual([]);
});
