import { afterAll, beforeAll, expect, test } from "vitest";
import { type As, TestBackend } from "@/tests/support/test-backend";

const PEOPLE = ["user_a", "user_b", "user_c"];
const AT_ONCE = 50;
const ROUNDS = 4;

let backend: TestBackend;

beforeAll(async () => {
  backend = await TestBackend.start();
  await backend.insert(
    "user_roles",
    PEOPLE.map((id) => ({ provider_user_id: id, role: "user" })),
  );
});

afterAll(() => backend.stop());

/** Which rows each kind of caller sees of the same table; null where it is refused. */
const SEEN: [string, (round: number) => Promise<As>, string[] | null][] = [
  ["anonymous", async () => "anonymous", null],
  ["service", async () => "service", PEOPLE],
  ...PEOPLE.map((id): [string, () => Promise<As>, string[]] => [id, () => backend.tokenFor(id), [id]]),
];

test(`${AT_ONCE} parallel requests of different callers each get their own response`, async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const wrong = await Promise.all(
      Array.from({ length: AT_ONCE }, async (_, index) => {
        const [name, as, expected] = SEEN[(index * 7 + round) % SEEN.length] ?? SEEN[0]!;
        const path = "/rest/v1/user_roles?select=provider_user_id&order=provider_user_id";
        const { status, json } = await backend.request(await as(round), path);
        const rows = Array.isArray(json) ? json.map((row: { provider_user_id: string }) => row.provider_user_id) : null;
        const isRight = expected
          ? status === 200 && rows?.join() === expected.join()
          : rows === null || rows.length === 0;
        return isRight ? null : `${name} got ${status} ${JSON.stringify(json)}`;
      }),
    );
    expect(wrong.filter((finding) => finding !== null)).toEqual([]);
  }
});

test("a failed statement leaves no role behind for the next caller", async () => {
  for (let round = 0; round < 10; round += 1) {
    const [failed, after] = await Promise.all([
      backend.request("service", "/rest/v1/user_roles?select=nothing_of_that_name"),
      backend.request("anonymous", "/rest/v1/user_roles?select=provider_user_id"),
      backend.rpc("service", "publish_publication", { p_publication: -1 }),
    ]);
    expect(failed.status).toBeGreaterThanOrEqual(400);
    expect(after.json).not.toEqual(expect.arrayContaining([{ provider_user_id: "user_a" }]));
  }
});
