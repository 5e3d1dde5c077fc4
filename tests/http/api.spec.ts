import { z } from "zod";
import { servedPage, textOf } from "../support/served-page";
import { expect, test } from "./fixtures";

const positions = z.strictObject({
  positions: z.array(z.strictObject({ slug: z.string(), name: z.string(), industry: z.string(), position: z.int() })),
});
const POSITIONS = "/api/positions?market=sweden&year=2025";

test("the API reference has every list, and the errors that responses link to", async ({ request }) => {
  const { main } = await servedPage(request, "/api-reference");
  expect(main.querySelectorAll("h2, h3").map(textOf)).toEqual(
    expect.arrayContaining(["The ranking of a market", "Brands in the study", "Scores of brands", "Consumer Insights"]),
  );
  const { type } = z.looseObject({ type: z.string() }).parse(await (await request.get("/api/v1/rankings")).json());
  expect(main.querySelector(`[id="${type.split("#")[1] ?? ""}"]`)).not.toBeNull();
});

test("positions, countries and the account need a member", async ({ request }) => {
  for (const path of [POSITIONS, "/api/markets", "/api/account"])
    expect((await request.get(path)).status(), path).toBe(401);
});

test("a free member gets every position but no paid data", async ({ people }) => {
  const answer = await (await people.as("free")).get(POSITIONS);
  expect(answer.headers()["cache-control"]).toBe("private, no-store");
  const all = positions.parse(await answer.json()).positions.map(({ position }) => position);
  expect(all).toEqual(all.toSorted((a, b) => a - b));
  expect(all.length).toBeGreaterThan(400);
});

test("an invalid request for positions is refused", async ({ people }) => {
  const context = await people.as("free");
  for (const wrong of [
    "/api/positions",
    `${POSITIONS}&show=1`,
    "/api/positions?market=atlantis&year=2025",
    "/api/positions?market=sweden&year=2024",
    `${POSITIONS}&industry=A%20b`,
  ]) {
    expect((await context.get(wrong)).status(), wrong).toBe(400);
  }
});

const SELECTION = "market=sweden&industry=energy";
const fileOf = (format: string, search = SELECTION) => `/api/exports/${format}?figure=single-country&${search}`;

test("a refused export says what is wrong", async ({ people }) => {
  const context = await people.as("essential");
  const statusOf = async (address: string) => (await context.get(address)).status();
  expect(await statusOf(fileOf("xlsx"))).toBe(403);
  expect(await statusOf(fileOf("exe"))).toBe(404);
  expect(await statusOf("/api/exports/svg?market=sweden")).toBe(400);
  expect(await statusOf(fileOf("svg", `brands=${"a".repeat(31_000)}`))).toBeGreaterThanOrEqual(413);
});

test("an exported drawing contains nothing outside the plan's years", async ({ people }) => {
  const svg = await (await people.as("essential")).get(fileOf("svg", `${SELECTION}&from=2011`));
  expect(svg.headers()["content-type"]).toContain("image/svg+xml");
  const drawn = await svg.text();
  expect(drawn).toContain("2025");
  expect(drawn).not.toMatch(/>2022</);
});
