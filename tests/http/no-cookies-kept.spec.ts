import { SIGNED_IN_COOKIE } from "@/lib/access/claims";
import { CLAIMS_COOKIE } from "@/lib/access/edge-claims";
import { adminClaims } from "../support/server-actions";
import { expect, test } from "./fixtures";

// Clients that send the same cookies each time and keep none: programs, and browsers that are told to.

const MOST_HOPS = 4;
const NO_SESSION = "granskog.session_token=none.none";

/** Where it ends up, and by which addresses. */
async function walk(baseURL: string, address: string, cookie: string) {
  const way = [address];
  while (way.length <= 20) {
    const answer = await fetch(new URL(way.at(-1) ?? "", baseURL), { headers: { cookie }, redirect: "manual" });
    const text = await answer.text();
    if (answer.status < 300 || answer.status >= 400) return { status: answer.status, at: way.at(-1) ?? "", way, text };
    const to = new URL(answer.headers.get("location") ?? "", baseURL);
    way.push(to.pathname + to.search);
  }
  throw new Error(`Sent round: ${way.join(" → ")}`);
}

test("a member without stored cookies gets the page they requested", async ({ people, baseURL: configured }) => {
  const baseURL = configured ?? "";
  const { cookies } = await (await people.as("enterprise")).storageState();
  const kept = cookies.filter(({ name }) => name !== CLAIMS_COOKIE).map(({ name, value }) => `${name}=${value}`);
  for (const address of ["/account", "/insights", "/brand-insights/single-country?market=sweden"]) {
    const { status, at, way } = await walk(baseURL, address, kept.join("; "));
    expect([status, at.replace(/[?&]renewed=1$/, "")], way.join(" → ")).toEqual([200, address]);
    expect(way.length, way.join(" → ")).toBeLessThanOrEqual(MOST_HOPS);
  }
  const home = await walk(baseURL, "/", kept.join("; "));
  expect([home.status, home.at]).toEqual([200, "/?renewed=1"]);
});

test("a member without the right sees why at the address they requested", async ({ people, baseURL: configured }) => {
  const baseURL = configured ?? "";
  const { cookies } = await (await people.as("free")).storageState();
  const kept = cookies.filter(({ name }) => name !== CLAIMS_COOKIE).map(({ name, value }) => `${name}=${value}`);
  const { status, at } = await walk(baseURL, "/insights", kept.join("; "));
  expect([status, at]).toEqual([200, "/waitlist?from=%2Finsights"]);
});

test("an ended session leads to the sign-in page, whatever claims are left", async ({ baseURL: configured }) => {
  const baseURL = configured ?? "";
  for (const cookie of [NO_SESSION, `${NO_SESSION}; ${CLAIMS_COOKIE}=${await adminClaims()}`])
    for (const address of ["/account", "/admin/people"]) {
      const { status, at, way } = await walk(baseURL, address, cookie);
      const { pathname, searchParams } = new URL(at, baseURL);
      expect([status, pathname, searchParams.get("from")], way.join(" → ")).toEqual([200, "/auth", address]);
    }
});

test("a browser that keeps cookies sees no mark of the renewal in the address", async ({
  people,
  playwright,
  baseURL: configured,
}) => {
  const baseURL = configured ?? "";
  const storageState = await (await people.as("enterprise")).storageState();
  const cookies = storageState.cookies.filter(({ name }) => name !== CLAIMS_COOKIE);
  const browser = await playwright.request.newContext({ baseURL, storageState: { cookies, origins: [] } });
  const answer = await browser.get("/brand-insights/single-country?market=sweden");
  expect(answer.url()).toBe(`${baseURL}/brand-insights/single-country?market=sweden`);
  await browser.dispose();
});

test("a browser whose session has ended sees no mark of the renewal either", async ({
  playwright,
  baseURL: configured,
}) => {
  const baseURL = configured ?? "";
  const { hostname: domain } = new URL(baseURL);
  const terms = { domain, path: "/", expires: -1, httpOnly: true, secure: false, sameSite: "Lax" as const };
  const [session = "", token = ""] = NO_SESSION.split("=");
  const left = [
    { name: session, value: token, ...terms },
    { name: SIGNED_IN_COOKIE, value: "1", ...terms },
  ];
  const claims = { name: CLAIMS_COOKIE, value: await adminClaims(), ...terms };
  const [auth, fromAccount] = ["/auth?mode=signin", "/auth?mode=signin&from=%2Faccount"];
  for (const [cookies, asked, at] of [
    [left, "/", "/"],
    [left, auth, auth],
    [left, "/account", fromAccount],
    [[...left, claims], "/account", fromAccount],
  ] as const) {
    const browser = await playwright.request.newContext({
      baseURL,
      storageState: { cookies: [...cookies], origins: [] },
    });
    expect((await browser.get(asked)).url(), asked).toBe(baseURL + at);
    await browser.dispose();
  }
});
