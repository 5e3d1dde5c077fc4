import { writeFileSync } from "node:fs";
import { z } from "zod";
import { parseShareSearch } from "@/lib/analyses/configuration";
import { toShortCodes } from "@/lib/sharing/short-addresses/short-code";
import { siteUnderTest } from "../support/data-api";
import { newAddress } from "../support/outbox";
import { wordsOf } from "../support/served-page";
import { signIn } from "../support/sign-in";
import { positionsCsv, study } from "../support/study-command";
import { expect, test } from "./fixtures";
import { fillSignUp, signUp } from "./members";

// A clock that a test has set outlives it in a browser that the next test gets.
test.use({ reuseContext: false });

// A member asks a thousand times; a study is imported into the running site and taken back; an admin switches. One test
// after the other; no one else reads the site meanwhile.

test.describe.configure({ mode: "serial" });

const dataDir = process.env.DATA_DIR ?? ".data";
const BRANDS = [
  "Älvdal & Søn",
  "Norrsken Träd",
  "Björkmo",
  "Kvistberg",
  "Ljungö",
  "Mossholm",
  "Tallvik",
  "Rönnby",
  "Granlund",
  "Åsnäs",
  "Elfte",
];

function csvFile(text: string): string {
  const file = test.info().outputPath("results.csv");
  writeFileSync(file, text);
  return file;
}

const SHARED = "figure=single-country&market=sweden";

/** Keeps a selection as a file with a short address does. */
async function keepSelection(): Promise<string> {
  const configuration = parseShareSearch(new URLSearchParams(SHARED));
  if (!configuration) throw new Error(`${SHARED} is no selection`);
  const { codes, sha256 } = toShortCodes(configuration);
  const taken = { p_codes: codes, p_sha256: sha256, p_configuration: configuration };
  const { status, body } = await siteUnderTest().call("service", "keep_short_address", taken);
  if (status !== 200) throw new Error(body);
  return z.string().parse(JSON.parse(body));
}

test("after all that was asked of it so far, the web server spent little of its time freeing memory", async ({
  page,
}) => {
  await signIn(page, "admin");
  await page.goto("/admin/status");
  const found = await page.getByText(/^Spent \d+% of its time freeing memory\.$/).textContent();
  expect(Number(/\d+/.exec(found ?? "")?.[0])).toBeLessThan(15);
});

test("a member's 1001st request in five minutes is refused, and others are unaffected", async ({
  page,
  browser,
  complaints,
}) => {
  complaints.forgive(/429|Failed to load resource/);
  await signUp(page);
  const statuses: number[] = [];
  while (statuses.length < 1_000 && !statuses.includes(429)) {
    const answers = await Promise.all(Array.from({ length: 5 }, async () => page.request.get("/api/me")));
    statuses.push(...answers.map((answer) => answer.status()));
  }
  // Opening pages after signing up took some of them.
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(900);
  const refused = await page.request.get("/api/me");
  expect(refused.status()).toBe(429);
  expect(Number(refused.headers()["retry-after"])).toBeGreaterThan(0);
  expect(await refused.json()).toEqual({ error: { message: "Too many requests. Please wait a moment." } });

  const answer = await page.goto("/account");
  expect([answer?.status(), Number(answer?.headers()["retry-after"]) > 0]).toEqual([429, true]);
  await expect(page.getByRole("heading", { level: 1, name: "Rate Limit Exceeded" })).toBeVisible();
  await expect(page.getByRole("main").getByText("Too many requests. Please wait a moment.")).toBeVisible();

  // Pages for everyone that read who is there.
  const code = await keepSelection();
  for (const address of ["/waitlist", `/share?${SHARED}`, "/test-checkout", `/s/${code}`]) {
    const given = await page.request.get(address);
    expect([address, given.status(), Number(given.headers()["retry-after"]) > 0]).toEqual([address, 429, true]);
    expect(await given.text(), address).toContain("Rate Limit Exceeded");
  }

  const other = await browser.newPage();
  await signIn(other, "free");
  expect((await other.request.get("/api/me")).status()).toBe(200);
  await other.close();
});

test("an import updates the cached page at once, and a rollback restores the previous study", async ({
  page,
  request,
}) => {
  const html = async (address = "/rankings/sweden") => (await request.get(address)).text();
  await page.goto("/rankings/sweden");
  const leader = await page.getByRole("main").getByRole("table").getByRole("link").first().innerText();
  expect(await html()).toContain(leader);

  const file = csvFile(positionsCsv(BRANDS));
  const imported = await study(dataDir, "import", file, "--year", "2025");
  expect(imported).toMatch(/Published/);
  const first = await html();
  expect(first).toContain("Älvdal &amp; Søn");
  expect(first).not.toContain(leader);

  await page.goto("/rankings/sweden");
  const links = page.getByRole("main").getByRole("table").getByRole("link");
  await expect(links).toHaveText(BRANDS.slice(0, 10));
  await expect(page.getByText("Sample data", { exact: true })).toHaveCount(0);
  await links.first().click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Älvdal & Søn");

  await test.step("invented brands are never shown with real ones", async () => {
    expect((await html("/rankings/norway")).match(/href="\/brands\//g)).toBeNull();
  });

  await test.step("importing the same file again changes nothing", async () => {
    expect(await study(dataDir, "import", file, "--year", "2025")).toMatch(/No changes\./);
  });

  expect(await study(dataDir, "rollback")).toMatch(/rolled back/);
  const restored = await html();
  expect(restored).toContain(leader);
  expect(restored).not.toContain("Älvdal");
  await page.goto("/rankings/sweden");
  await expect(page.getByRole("main").getByRole("table").getByRole("link").first()).toHaveText(leader);
  await expect(page.getByText("Sample data", { exact: true }).first()).toBeVisible();
});

test("a member's open page updates after a publication and says so", async ({ page }) => {
  await page.clock.install();
  await signIn(page, "professional");
  const asked = page.waitForResponse("**/api/publication");
  await page.goto("/rankings/full?country=sweden");
  await asked;
  // Below the row of column heads.
  const first = page.getByRole("main").getByRole("row").nth(1);
  const leader = (await first.innerText()).split("\n").find((text) => /\p{L}{3}/u.test(text)) ?? "nobody";
  const notice = page.getByText("The results have just been updated.");
  // Somebody in the middle of an analysis is asked first.
  const analysis = await page.context().newPage();
  await analysis.clock.install();
  const known = analysis.waitForResponse("**/api/publication");
  await analysis.goto("/brand-insights/single-country?market=sweden");
  await known;

  await study(dataDir, "import", csvFile(positionsCsv(BRANDS)), "--year", "2025", "--sample");
  await page.clock.fastForward("01:05");
  await expect(notice).toBeVisible();
  await expect(first).toContainText(BRANDS[0] as string);
  await page.clock.fastForward("00:05");
  await expect(notice).toHaveCount(0);
  await analysis.clock.fastForward("01:05");
  const heading = await analysis.getByRole("heading", { level: 1 }).innerText();
  const offer = analysis.getByRole("button", { name: "Show the new results" });
  await expect(offer).toBeVisible();
  expect(await analysis.getByRole("heading", { level: 1 }).innerText()).toBe(heading);
  await Promise.all([analysis.waitForEvent("load"), offer.click()]);
  await analysis.close();

  await study(dataDir, "rollback");
  await page.clock.fastForward("01:05");
  await expect(notice).toBeVisible();
  await expect(first).toContainText(leader);
});

test("a file with errors changes nothing, and each error has its line, column and fix", async ({ request }) => {
  const read = async () => wordsOf(await (await request.get("/rankings/sweden")).text());
  const before = await read();
  const faulty = positionsCsv(BRANDS).replace("Sweden,Food & grocery,2025,2,4", "Swedonia,Food & grocery,2025,2,4");
  const refusal = await study(dataDir, "import", csvFile(faulty), "--year", "2025").then(
    () => "accepted",
    (error: unknown) => (error instanceof Error && "stderr" in error ? `${String(error.stderr)}` : String(error)),
  );
  expect(refusal).toMatch(/line 5/i);
  expect(refusal).toMatch(/Country/);
  expect(refusal).toMatch(/Swedonia/);
  expect(before.length).toBeGreaterThan(100);
  expect(await read()).toEqual(before);
});

test("an admin's switch applies to everyone at once and can be undone as quickly", async ({
  page,
  browser,
  baseURL,
}) => {
  await signIn(page, "admin");
  const visitor = await browser.newPage({ baseURL: baseURL ?? "", javaScriptEnabled: false });
  const words = "Tonight from 22 to 23 the site is being moved.";
  const undo = page.getByRole("status").getByRole("button", { name: "Undo" });

  await page.goto("/admin/flags");
  await page.getByLabel("Text").fill(words);
  await page.getByRole("button", { name: "Announce" }).click();
  await expect(undo).toBeVisible();
  for (const path of ["/rankings/sweden", "/pricing"]) {
    await visitor.goto(path);
    await expect(visitor.getByRole("complementary", { name: "Announcement" })).toHaveText(words);
  }
  await undo.click();
  await expect(page.getByRole("status").getByText("Undone.")).toBeVisible();
  await visitor.goto("/rankings/sweden");
  await expect(visitor.getByRole("complementary", { name: "Announcement" })).toHaveCount(0);

  await page.goto("/admin/flags");
  await page.getByRole("button", { name: /^Turn off\s*: Sign-up$/ }).click();
  await expect(undo).toBeVisible();
  await visitor.goto("/auth?mode=signup");
  await fillSignUp(visitor, newAddress());
  await visitor.getByRole("button", { name: "Sign Up Free" }).click();
  await expect(visitor.getByText(/Sign-up is closed for now/)).toBeVisible();
  await undo.click();
  await expect(page.getByRole("status").getByText("Undone.")).toBeVisible();
  await fillSignUp(visitor, newAddress());
  await visitor.getByRole("button", { name: "Sign Up Free" }).click();
  await expect(visitor.getByLabel("Verification code")).toBeVisible();
  await visitor.close();
});
