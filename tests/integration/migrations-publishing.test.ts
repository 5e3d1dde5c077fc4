import { expect, test } from "vitest";
import {
  CORRECTED,
  FIRST,
  NOTHING,
  PublishingDesk,
  refusal,
  SWEDEN,
  deskPerTest,
} from "@/tests/support/publishing-admin";
import { brandsOf, rowsOf } from "@/tests/support/sentinel-study";

// The publishing functions on a plain PostgreSQL, where several connections really run at once.

const here = deskPerTest();

const SAMPLE = ["sweden", "norway"].flatMap((market) =>
  rowsOf(
    market,
    2024,
    brandsOf(2024).map((brand) => brand.replace("Brand", "Sample")),
  ),
);

test("nothing shows before publishing, all of it after", async () => {
  expect(await here.desk.shown()).toEqual(NOTHING);
  const id = await here.desk.stage({ sha: "a", rows: SWEDEN });
  expect(await here.desk.shown()).toEqual(NOTHING);
  const { stamp, ...summary } = await here.desk.publish(id);
  expect(summary).toEqual({ publication: id, status: "published", waves: 1, rows: 14 });
  expect(await here.desk.shown()).toEqual({ ...FIRST, stamp });
});

test("every call may be repeated", async () => {
  const study = { sha: "a", rows: SWEDEN };
  const id = await here.desk.stage(study);
  await here.desk.command("stage_results", { p_publication: id, p_rows: SWEDEN });
  const published = await here.desk.publish(id);
  expect(await here.desk.publish(id)).toEqual(published);
  expect(await here.desk.begin("a", SWEDEN)).toBe(id);
  expect(await here.desk.command("find_publication", { p_publication: id })).toEqual(published);
  const second = await here.desk.publishStudy({ sha: "b", rows: CORRECTED });
  const rolledBack = await here.desk.rollback(second.publication);
  expect(await here.desk.rollback(second.publication)).toEqual(rolledBack);
  const third = await here.desk.stage({ sha: "c", rows: CORRECTED });
  const discarded = await here.desk.command("discard_publication", { p_publication: third });
  expect(await here.desk.command("discard_publication", { p_publication: third })).toEqual(discarded);
});

test("a rollback shows what was shown before, and the stamp only grows", async () => {
  const { stamp: first } = await here.desk.publishStudy({ sha: "a", rows: SWEDEN });
  const { stamp: second } = await here.desk.publishStudy({ sha: "b", rows: [...CORRECTED, ...rowsOf("norway", 2025)] });
  expect(await here.desk.shown()).toMatchObject({
    markets: ["sweden 2025", "norway 2025"],
    first: "Brand K",
    stamp: second,
  });
  const { stamp: third, status } = await here.desk.rollback();
  expect(status).toBe("rolled_back");
  expect(await here.desk.shown()).toEqual({ ...FIRST, stamp: third });
  expect([first, second, third]).toEqual([first, second, third].toSorted((a, b) => a - b));
  expect(await refusal(here.desk.rollback())).toContain("no earlier publication");
  const again = await here.desk.publishStudy({ sha: "b", rows: CORRECTED });
  expect(await here.desk.shown()).toEqual({ ...FIRST, first: "Brand K", stamp: again.stamp });
});

test("a real study withdraws the sample; a rollback brings it back; a sample never joins a real study", async () => {
  await here.desk.publishStudy({ sha: "a", is_sample: true, rows: SAMPLE });
  expect(await here.desk.shown()).toMatchObject({ markets: ["sweden 2024", "norway 2024"], is_sample: true });
  await here.desk.publishStudy({ sha: "b", rows: SWEDEN });
  expect(await here.desk.shown()).toMatchObject(FIRST);
  expect(await here.desk.visit("find_brand", { p_slug: "sample-a" })).toEqual([]);
  expect(await refusal(here.desk.publishStudy({ sha: "c", is_sample: true, rows: SAMPLE }))).toContain(
    "cannot stand beside",
  );
  await here.desk.rollback();
  expect(await here.desk.shown()).toMatchObject({ markets: ["sweden 2024", "norway 2024"], is_sample: true });
});

test("a name's new spelling comes and goes with its publication", async () => {
  const spelled = CORRECTED.map((row) => ({
    ...row,
    brand: row.brand.toUpperCase(),
    industry: row.industry.toUpperCase(),
  }));
  await here.desk.publishStudy({ sha: "a", rows: SWEDEN });
  const id = await here.desk.stage({ sha: "b", rows: spelled });
  expect(await here.desk.shown()).toMatchObject({ first: "Brand J" });
  await here.desk.publish(id);
  expect(await here.desk.shown()).toMatchObject({ first: "BRAND K" });
  await here.desk.rollback();
  expect(await here.desk.shown()).toMatchObject({ first: "Brand J" });
  expect(await here.desk.visit("list_industries", { p_market: "sweden" })).toMatchObject([
    { name: "Banking" },
    { name: "Energy" },
    { name: "Food & grocery" },
  ]);
});

test("ties share the better place and ten brands is the most an anonymous visitor sees", async () => {
  const tied = SWEDEN.map((row, index) => ({
    ...row,
    overall_position: index < 9 ? index + 1 : 10,
    industry: row.brand,
    industry_slug: row.brand_slug,
    industry_position: 1,
  }));
  await here.desk.publishStudy({ sha: "a", rows: tied });
  const rows = await here.desk.visit("list_ranked_brands", { p_market: "sweden" });
  expect(rows.map((row) => row.overall_position)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
});

test("staging anew discards what an import left that fell silent, whose later calls fail", async () => {
  const abandoned = await here.desk.stage({ sha: "a", rows: CORRECTED });
  await here.desk.fallSilent();
  const { publication } = await here.desk.publishStudy({ sha: "b", rows: SWEDEN });
  expect(await refusal(here.desk.publish(abandoned))).toContain("is discarded, not staged");
  expect(await here.desk.shown()).toMatchObject(FIRST);
  expect(publication).toBeGreaterThan(abandoned);
});

test("a living import keeps its place: another is told whose it is and until when, the same goes on with it", async () => {
  const id = await here.desk.stage({ sha: "a", rows: SWEDEN });
  const refused = await refusal(here.desk.begin("b", CORRECTED));
  expect(refused).toMatch(
    /^another import is under way: tests has been staging "sentinel.csv" since 20\d\d-[\d :-]+ UTC \(publication \d+\), and was last heard of \d+ s ago; wait until it has ended, or until \d\d:\d\d:\d\d UTC if it was killed, or discard publication \d+$/,
  );
  expect(await here.desk.begin("a", SWEDEN)).toBe(id);
  expect(await refusal(here.desk.begin("a", [...SWEDEN, ...rowsOf("norway", 2025)]))).toContain(
    "another import is under way",
  );
  await here.desk.command("discard_publication", { p_publication: id });
  expect(await here.desk.begin("b", CORRECTED)).toBeGreaterThan(id);
});

test("what a discarded import named is forgotten, and what others name stays", async () => {
  await here.desk.publishStudy({ sha: "a", rows: SWEDEN });
  const names = () =>
    here.database.query("select name from study.brands union all select name from study.industries order by 1");
  const before = await names();
  const other = rowsOf("norway", 2025, ["New A", "New B"]).map((row) => ({
    ...row,
    industry: "New",
    industry_slug: "new",
    industry_position: row.overall_position,
  }));
  const id = await here.desk.stage({ sha: "b", rows: [...CORRECTED, ...other] });
  expect(await names()).toHaveLength(before.length + 3);
  await here.desk.command("discard_publication", { p_publication: id });
  expect(await names()).toEqual(before);
});

test("two imports at once wait for each other, and each publishes once", async () => {
  const id = await here.desk.stage({ sha: "a", rows: SWEDEN });
  const others = await Promise.all([1, 2, 3].map(() => here.connect()));
  const answers = await Promise.all(
    [here.database, ...others].map((connection) => new PublishingDesk(connection).publish(id)),
  );
  await Promise.all(others.map((connection) => connection.close()));
  expect(new Set(answers.map((answer) => answer.stamp)).size).toBe(1);
  expect(await here.database.query("select kind from study.publication_events order by id")).toEqual([
    { kind: "staged" },
    { kind: "published" },
  ]);
});

test("readers see the old or the new while a publication flips", async () => {
  await here.desk.publishStudy({ sha: "a", rows: SWEDEN });
  const id = await here.desk.stage({ sha: "b", rows: [...CORRECTED, ...rowsOf("norway", 2025)] });
  const writer = await here.connect();
  await writer.query("begin");
  await writer.query("set local role service_role");
  await writer.query("select public.publish_publication($1)", [id]);
  expect(await here.desk.shown()).toMatchObject(FIRST);
  await writer.query("commit");
  await writer.close();
  expect(await here.desk.shown()).toMatchObject({ markets: ["sweden 2025", "norway 2025"], first: "Brand K" });
});
