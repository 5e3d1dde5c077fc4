import { afterEach, beforeEach, expect, test } from "vitest";
import { brandsOf, metaOf, rowsOf } from "@/tests/support/sentinel-study";
import { TestBackend } from "@/tests/support/test-backend";

// Publishing through the embedded backend while its process is killed. Its rules are tested in migrations-publishing.

let backend: TestBackend;

beforeEach(async () => {
  backend = await TestBackend.start();
});

afterEach(() => backend?.stop());

type Summary = { stamp: number };
type Rows = ReturnType<typeof rowsOf>;

const SWEDEN = rowsOf("sweden", 2025);
/** Sweden again, the first two brands having changed positions, and Norway. */
const CORRECTED = [
  ...rowsOf(
    "sweden",
    2025,
    brandsOf(2025).map((brand, index, all) => all[[1, 0][index] ?? index] ?? brand),
  ),
  ...rowsOf("norway", 2025),
];

async function stage(sha: string, markets: readonly string[], rows: Rows): Promise<number> {
  const waves = markets.map((market) => [market, 2025] as const);
  const id = await backend.command<number>("stage_publication", metaOf({ sha, waves }));
  await backend.command("stage_results", { p_publication: id, p_rows: rows });
  return id;
}

const publish = (id: number) => backend.command<Summary>("publish_publication", { p_publication: id });
const publishSweden = async () => publish(await stage("a", ["sweden"], SWEDEN));
const stageCorrected = (rows = CORRECTED) => stage("b", ["sweden", "norway"], rows);

/** What anyone sees: markets, the first of Sweden, and the stamp. */
async function shown() {
  const rows = async (name: string, args = {}) =>
    (await backend.rpc("anonymous", name, args)).json as Record<string, unknown>[];
  const markets = await rows("list_markets");
  const ranking = await rows("list_ranked_brands", { p_market: "sweden" });
  const [current] = await rows("current_publication");
  return { markets: markets.map((market) => market.slug), first: ranking[0]?.brand_name, stamp: current?.stamp };
}

const OLD = { markets: ["sweden"], first: "Brand J" };
const NEW = { markets: ["sweden", "norway"], first: "Brand K" };

test("an import killed halfway leaves the old publication and can start over", async () => {
  await publishSweden();
  await stageCorrected(CORRECTED.slice(0, 7));
  await backend.killAndRestart();
  expect(await shown()).toMatchObject(OLD);
  const { stamp } = await publish(await stageCorrected());
  await backend.killAndRestart();
  expect(await shown()).toEqual({ ...NEW, stamp });
});

test("an import killed while publishing has published everything or nothing", async () => {
  const { stamp } = await publishSweden();
  const id = await stageCorrected();
  const unanswered = publish(id).catch(() => null);
  await backend.killAndRestart();
  await unanswered;
  const after = await shown();
  expect(after).toMatchObject(after.stamp === stamp ? OLD : NEW);
  await publish(id);
  expect(await shown()).toMatchObject(NEW);
});
