import { runVitest } from "../suites";
import type { PartReport } from "../tally";
import { Attempts } from "../outcomes";

const ROUNDS = 5;

/** The laws of pure code on examples that no run has tried yet. */
export async function laws(): Promise<PartReport> {
  const attempts = new Attempts();
  for (let round = 0; round < ROUNDS; round += 1) {
    const seed = Math.floor(Math.random() * 2 ** 31);
    await attempts.try(`laws, with seed ${seed}`, async () => {
      const { tally, failures } = await runVitest(["unit", "unit-mocks"], {
        env: { LAWS_SEED: String(seed) },
        timeoutMs: 30 * 60_000,
      });
      return tally.failed === 0 ? [] : [`LAWS_SEED=${seed} npm run test:unit --`, ...failures];
    });
  }
  return attempts.report();
}
