import { writeFileSync } from "node:fs";
import { z } from "zod";
import { siteUnderTest } from "../support/data-api";
import { isHealthy, pause } from "../support/instance";
import { wordsOf } from "../support/served-page";
import { killPart, processOf } from "../support/site-processes";
import { positionsCsv, study } from "../support/study-command";
import { expect, test } from "./fixtures";

// The two processes are killed while the site serves. Last of all, and one after the other.

test.describe.configure({ mode: "serial" });

const NOTHING_FOUND = "No rankings found for the selected criteria.";
const api = siteUnderTest();

/** Brands beyond the top ten, whose pages no one has asked for yet. */
async function unseenBrands(market: string): Promise<string[]> {
  const { body } = await api.call("service", "list_ranked_brands", { p_market: market });
  return z
    .array(z.object({ brand_slug: z.string() }))
    .parse(JSON.parse(body))
    .map(({ brand_slug }) => brand_slug)
    .slice(-20);
}

async function untilHealthy(url: string) {
  await expect.poll(() => isHealthy(url), { timeout: 300_000, intervals: [200] }).toBe(true);
}

test("without the backend, cached pages still load and others say that they failed", async ({ request, baseURL }) => {
  const url = baseURL ?? "";
  const [unseen = ""] = await unseenBrands("finland");
  const read = async (path: string) => wordsOf(await (await request.get(path)).text());
  const [before] = await Promise.all([read("/rankings/sweden"), read("/rankings/denmark")]);
  killPart(api, "backend");
  const during = await Promise.all([
    request.get("/rankings/sweden"),
    request.get("/rankings/denmark"),
    request.get(`/brands/${unseen}`),
    request.get("/rankings/search?market=finland&q=a"),
  ]);
  expect(during[0].status(), "Sweden's cached page").toBe(200);
  expect(before.length).toBeGreaterThan(100);
  expect(wordsOf(await during[0].text())).toEqual(before);
  expect(during[1].status(), "Denmark's cached page").toBe(200);
  for (const answer of during) {
    expect(answer.status(), answer.url()).not.toBe(404);
    expect(await answer.text(), answer.url()).not.toContain(NOTHING_FOUND);
  }
  await untilHealthy(url);
  expect((await request.get(`/brands/${unseen}`)).status()).toBe(200);
});

test("a reader is told about the outage, and Try Again works once it is over", async ({
  page,
  complaints,
  baseURL,
}) => {
  complaints.forgive(/.*/);
  const unseen = (await unseenBrands("norway")).at(-1) ?? "";
  const pid = processOf(api, "backend");
  process.kill(pid, "SIGSTOP");
  try {
    await page.goto(`/brands/${unseen}`, { timeout: 120_000 });
    await expect(page.getByRole("alert").filter({ hasText: /We couldn’t load/ })).toBeVisible();
    await expect(page.getByText(NOTHING_FOUND)).toHaveCount(0);
  } finally {
    try {
      process.kill(pid, "SIGCONT");
    } catch {
      // The supervisor has replaced it in the meantime.
    }
  }
  await untilHealthy(baseURL ?? "");
  await page.getByRole("main").getByRole("link", { name: "Try Again" }).click();
  await expect(page.getByText("Sign Up for Full Access")).toBeVisible();
});

test("a killed web server restarts by itself", async ({ request, baseURL }) => {
  const killed = killPart(api, "app");
  await expect
    .poll(
      async () =>
        request.get("/rankings/sweden").then(
          (answer) => answer.status(),
          () => 0,
        ),
      { timeout: 300_000, intervals: [200] },
    )
    .toBe(200);
  await untilHealthy(baseURL ?? "");
  expect(processOf(api, "app")).not.toBe(killed);
});

test("acknowledged data survives kill -9 of the backend", async ({ request, baseURL }) => {
  const dataDir = process.env.DATA_DIR ?? ".data";
  const file = test.info().outputPath("results.csv");
  const brands = Array.from({ length: 40 }, (_, index) => `Survivor ${String(index + 1).padStart(2, "0")}`);
  writeFileSync(file, positionsCsv(brands));
  expect(await study(dataDir, "import", file, "--year", "2025")).toMatch(/Published/);
  killPart(api, "backend");
  await untilHealthy(baseURL ?? "");
  const { body } = await api.call("service", "list_ranked_brands", { p_market: "sweden" });
  expect(
    z
      .array(z.object({ brand_name: z.string() }))
      .parse(JSON.parse(body))
      .map(({ brand_name }) => brand_name),
  ).toEqual(brands);
  expect(await (await request.get("/rankings/sweden")).text()).toContain("Survivor 01");

  await test.step("a restarted web server shows the published results, not the pages of its build", async () => {
    killPart(api, "app");
    const leader = async () =>
      request.get("/rankings/sweden").then(
        (answer) => answer.text(),
        () => "",
      );
    await expect.poll(leader, { timeout: 300_000, intervals: [200] }).toContain("Survivor 01");
  });

  expect(await study(dataDir, "rollback")).toMatch(/rolled back/);
  killPart(api, "backend");
  await pause(50);
  await untilHealthy(baseURL ?? "");
  const { body: after } = await api.call("service", "list_ranked_brands", { p_market: "sweden" });
  expect(after).not.toContain("Survivor");
});
