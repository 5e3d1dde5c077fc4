import { expect, test } from "vitest";
import {
  CORRECTED,
  FIRST,
  NOTHING,
  PublishingAdmin,
  refusal,
  SWEDEN,
  adminPerTest,
} from "@/tests/support/publishing-admin";
import { brandsOf, rowsOf } from "@/tests/support/sentinel-study";

// The publishing functions on a plain PostgreSQL, where several connections really run at once.

const here = adminPerTest();

const SAMPLE = ["sweden", "norway"].flatMap((market) =>
  rowsOf(
    market,
    2024,
    brandsOf(2024).map((brand) => brand.replace("Brand", "Sample")),
  ),
);

test("nothing is visible before publishing, and everything after", async () => {
  expect(await here.admin.shown()).toEqual(NOTHING);
  const id = await here.admin.stage({ sha: "a", rows: SWEDEN });
  expect(await here.admin.shown()).toEqual(NOTHING);
  const { stamp, ...summary } = await here.admin.publish(id);
  expect(summary).toEqual({ publication: id, status: "published", waves: 1, rows: 14 });
  expect(await here.admin.shown()).toEqual({ ...FIRST, stamp });
});

test("every call of a publication can be repeated", async () => {
  const study = { sha: "a", rows: SWEDEN };
  const id = await here.admin.stage(study);
  await here.admin.command("stage_results", { p_publication: id, p_rows: SWEDEN });
  const published = await here.admin.publish(id);
  expect(await here.admin.publish(id)).toEqual(published);
  expect(await here.admin.begin("a", SWEDEN)).toBe(id);
  expect(await here.admin.command("find_publication", { p_publication: id })).toEqual(published);
  const second = await here.admin.publishStudy({ sha: "b", rows: CORRECTED });
  const rolledBack = await here.admin.rollback(second.publication);
  expect(await here.admin.rollback(second.publication)).toEqual(rolledBack);
  const third = await here.admin.stage({ sha: "c", rows: CORRECTED });
  const discarded = await here.admin.command("discard_publication", { p_publication: third });
  expect(await here.admin.command("discard_publication", { p_publication: third })).toEqual(discarded);
});

test("a rollback restores the previous results, and the stamp only grows", async () => {
  const { stamp: first } = await here.admin.publishStudy({ sha: "a", rows: SWEDEN });
  const { stamp: second } = await here.admin.publishStudy({
    sha: "b",
    rows: [...CORRECTED, ...rowsOf("norway", 2025)],
  });
  expect(await here.admin.shown()).toMatchObject({
    markets: ["sweden 2025", "norway 2025"],
    first: "Brand K",
    stamp: second,
  });
  const { stamp: third, status } = await here.admin.rollback();
  expect(status).toBe("rolled_back");
  expect(await here.admin.shown()).toEqual({ ...FIRST, stamp: third });
  expect([first, second, third]).toEqual([first, second, third].toSorted((a, b) => a - b));
  expect(await refusal(here.admin.rollback())).toContain("no earlier publication");
  const again = await here.admin.publishStudy({ sha: "b", rows: CORRECTED });
  expect(await here.admin.shown()).toEqual({ ...FIRST, first: "Brand K", stamp: again.stamp });
});

test("a real study replaces the sample and never joins it", async () => {
  await here.admin.publishStudy({ sha: "a", is_sample: true, rows: SAMPLE });
  expect(await here.admin.shown()).toMatchObject({ markets: ["sweden 2024", "norway 2024"], is_sample: true });
  await here.admin.publishStudy({ sha: "b", rows: SWEDEN });
  expect(await here.admin.shown()).toMatchObject(FIRST);
  expect(await here.admin.visit("find_brand", { p_slug: "sample-a" })).toEqual([]);
  expect(await refusal(here.admin.publishStudy({ sha: "c", is_sample: true, rows: SAMPLE }))).toContain(
    "cannot stand beside",
  );
  await here.admin.rollback();
  expect(await here.admin.shown()).toMatchObject({ markets: ["sweden 2024", "norway 2024"], is_sample: true });
});

test("a name's new spelling applies with its publication", async () => {
  const spelled = CORRECTED.map((row) => ({
    ...row,
    brand: row.brand.toUpperCase(),
    industry: row.industry.toUpperCase(),
  }));
  await here.admin.publishStudy({ sha: "a", rows: SWEDEN });
  const id = await here.admin.stage({ sha: "b", rows: spelled });
  expect(await here.admin.shown()).toMatchObject({ first: "Brand J" });
  await here.admin.publish(id);
  expect(await here.admin.shown()).toMatchObject({ first: "BRAND K" });
  await here.admin.rollback();
  expect(await here.admin.shown()).toMatchObject({ first: "Brand J" });
  expect(await here.admin.visit("list_industries", { p_market: "sweden" })).toMatchObject([
    { name: "Banking" },
    { name: "Energy" },
    { name: "Food & grocery" },
  ]);
});

test("ties share the better position, and an anonymous visitor sees at most ten brands", async () => {
  const tied = SWEDEN.map((row, index) => ({
    ...row,
    overall_position: index < 9 ? index + 1 : 10,
    industry: row.brand,
    industry_slug: row.brand_slug,
    industry_position: 1,
  }));
  await here.admin.publishStudy({ sha: "a", rows: tied });
  const rows = await here.admin.visit("list_ranked_brands", { p_market: "sweden" });
  expect(rows.map((row) => row.overall_position)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
});

test("staging again discards an abandoned import, whose later calls fail", async () => {
  const abandoned = await here.admin.stage({ sha: "a", rows: CORRECTED });
  await here.admin.fallSilent();
  const { publication } = await here.admin.publishStudy({ sha: "b", rows: SWEDEN });
  expect(await refusal(here.admin.publish(abandoned))).toContain("is discarded, not staged");
  expect(await here.admin.shown()).toMatchObject(FIRST);
  expect(publication).toBeGreaterThan(abandoned);
});

test("a running import keeps its place, and only it can continue", async () => {
  const id = await here.admin.stage({ sha: "a", rows: SWEDEN });
  const refused = await refusal(here.admin.begin("b", CORRECTED));
  expect(refused).toMatch(
    /^another import is under way: tests has been staging "sentinel.csv" since 20\d\d-[\d :-]+ UTC \(publication \d+\), and was last heard of \d+ s ago; wait until it has ended, or until \d\d:\d\d:\d\d UTC if it was killed, or discard publication \d+$/,
  );
  expect(await here.admin.begin("a", SWEDEN)).toBe(id);
  expect(await refusal(here.admin.begin("a", [...SWEDEN, ...rowsOf("norway", 2025)]))).toContain(
    "another import is under way",
  );
  await here.admin.command("discard_publication", { p_publication: id });
  expect(await here.admin.begin("b", CORRECTED)).toBeGreaterThan(id);
});

test("names used only by a discarded import are removed", async () => {
  await here.admin.publishStudy({ sha: "a", rows: SWEDEN });
  const names = () =>
    here.database.query("select name from study.brands union all select name from study.industries order by 1");
  const before = await names();
  const other = rowsOf("norway", 2025, ["New A", "New B"]).map((row) => ({
    ...row,
    industry: "New",
    industry_slug: "new",
    industry_position: row.overall_position,
  }));
  const id = await here.admin.stage({ sha: "b", rows: [...CORRECTED, ...other] });
  expect(await names()).toHaveLength(before.length + 3);
  await here.admin.command("discard_publication", { p_publication: id });
  expect(await names()).toEqual(before);
});

test("two imports in parallel wait for each other, and each publishes once", async () => {
  const id = await here.admin.stage({ sha: "a", rows: SWEDEN });
  const others = await Promise.all([1, 2, 3].map(() => here.connect()));
  const answers = await Promise.all(
    [here.database, ...others].map((connection) => new PublishingAdmin(connection).publish(id)),
  );
  await Promise.all(others.map((connection) => connection.close()));
  expect(new Set(answers.map((answer) => answer.stamp)).size).toBe(1);
  expect(await here.database.query("select kind from study.publication_events order by id")).toEqual([
    { kind: "staged" },
    { kind: "published" },
  ]);
});

test("readers see the old or the new results while a publication switches", async () => {
  await here.admin.publishStudy({ sha: "a", rows: SWEDEN });
  const id = await here.admin.stage({ sha: "b", rows: [...CORRECTED, ...rowsOf("norway", 2025)] });
  const writer = await here.connect();
  await writer.query("begin");
  await writer.query("set local role service_role");
  await writer.query("select public.publish_publication($1)", [id]);
  expect(await here.admin.shown()).toMatchObject(FIRST);
  await writer.query("commit");
  await writer.close();
  expect(await here.admin.shown()).toMatchObject({ markets: ["sweden 2025", "norway 2025"], first: "Brand K" });
});
