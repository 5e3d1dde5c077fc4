import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { TIERS } from "@/lib/access/claims";
import { historicalYears } from "@/lib/access/historical-years";
import { anonymousViewer } from "@/lib/access/viewer";
import { listPlans } from "@/lib/accounts/subscriptions/queries";
import { TestBackend } from "../support/test-backend";

// Plans are defined in the database, their features in the program: both must agree.

let backend: TestBackend;
beforeAll(async () => {
  backend = await TestBackend.start();
  vi.stubEnv("SUPABASE_URL", backend.url);
  vi.stubEnv("SUPABASE_PUBLISHABLE_KEY", backend.secrets.publishableKey);
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await backend?.stop();
});

it("each plan includes its own years", async () => {
  const plans = await listPlans(null);
  expect(plans.map(({ tier }) => tier).toSorted()).toEqual([...TIERS].toSorted());
  for (const { tier, historicalYears: years } of plans) {
    expect(years, tier).toBe(historicalYears({ ...anonymousViewer, level: "paid" as const, tier }));
  }
});
