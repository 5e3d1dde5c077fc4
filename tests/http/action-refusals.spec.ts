import { abreast } from "../support/abreast";
import { sendEndlessly } from "../support/endless-body";
import { siteUnderTest } from "../support/data-api";
import { userIdOf } from "../support/people";
import { type ActionInput, actionNamed, callAction, listActions, pastTheEdge } from "../support/server-actions";
import { signUpByRequest } from "../support/sign-in-request";
import { expect, test } from "./fixtures";

// Requests that every action refuses: from other sites' pages, and with bodies that are too long.

/** Where no page of this site is; null for a caller that names no origin. */
const elsewhere = (baseURL: string) => [null, "https://evil.example", "null", baseURL.replace("http:", "https:")];
/** Actions take turns: each is asked from one of these. A deep run asks each from all. */
const ORIGINS_EACH = process.env.DEEP ? 4 : 1;

test("only this site's own pages can call an action", async ({ people, playwright, baseURL: configured }) => {
  const context = await pastTheEdge(playwright.request, await people.as("admin"), configured ?? "");
  const wrong: string[] = [];
  const origins = elsewhere(configured ?? "");
  await abreast([...listActions().entries()], async ([turn, action]) => {
    for (let each = 0; each < ORIGINS_EACH; each += 1) {
      const origin = origins[(turn + each) % origins.length] ?? null;
      const { status, body } = await callAction(context, action, { values: [] }, origin);
      if (status !== 403) wrong.push(`${action.name} from ${origin}: ${status} ${body.slice(0, 100)}`);
    }
  });
  await context.dispose();
  expect(wrong).toEqual([]);
});

test("no action accepts more than a megabyte, whatever its declared length", async ({
  people,
  playwright,
  baseURL: configured,
}) => {
  const baseURL = configured ?? "";
  const context = await pastTheEdge(playwright.request, await people.as("admin"), baseURL);
  const cookie = (await context.storageState()).cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
  const tooMuch = 1.1 * 1024 * 1024;
  const wrong: string[] = [];
  await abreast(listActions(), async ({ name, id, page }) => {
    const headers = {
      origin: baseURL,
      "next-action": id,
      accept: "text/x-component",
      "content-type": "multipart/form-data; boundary=x",
      cookie,
    };
    const { status } = await sendEndlessly(`${baseURL}${page}`, tooMuch, {
      method: "POST",
      headers,
      begin: '--x\r\ncontent-disposition: form-data; name="0"\r\n\r\n',
    });
    // Next breaks off, or says that it was too much in its own words.
    if (status !== 0 && status !== 413 && status !== 500) wrong.push(`${name}: ${status}`);
  });
  await context.dispose();
  expect(wrong).toEqual([]);
});

/** Afterwards nobody is signed in. */
const ENDS_IT_ALL = /(?:signOut|endSessionHere|leave|resetPassword)$/;
const ODD: readonly ActionInput[] = [
  { values: [] },
  { values: [{ id: "\0", plan: ["made-up"] }, null] },
  { form: { plan: "made-up", id: "made-up" } },
  { state: { status: "idle" }, form: { plan: "made-up", id: "../..", email: "a".repeat(5_000) } },
];

test("a form that no page of the site sends never causes a server error", async ({
  playwright,
  baseURL: configured,
}) => {
  const baseURL = configured ?? "";
  const { context: signedIn } = await signUpByRequest(playwright.request, baseURL);
  const provider_user_id = await userIdOf(signedIn);
  await siteUnderTest().insert("user_roles", { provider_user_id, role: "admin" });
  await siteUnderTest().insert("annual_subscriptions", { user_id: provider_user_id, tier: "enterprise" });
  const context = await pastTheEdge(playwright.request, signedIn, baseURL);
  const wrong: string[] = [];
  await abreast(
    listActions().filter(({ name }) => !ENDS_IT_ALL.test(name)),
    async (action) => {
      for (const input of ODD) {
        const { status, body } = await callAction(context, action, input, baseURL);
        if (status >= 500)
          wrong.push(`${action.name} ${JSON.stringify(input).slice(0, 60)}: ${status} ${body.slice(0, 150)}`);
      }
    },
  );
  expect(wrong).toEqual([]);
  const plan = actionNamed("beginCheckout");
  expect((await callAction(context, plan, { form: { plan: "made-up" } }, baseURL)).status).toBe(404);
  await Promise.all([context.dispose(), signedIn.dispose()]);
});
