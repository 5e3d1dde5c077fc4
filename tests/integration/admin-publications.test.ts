import { afterAll, beforeAll, expect, it } from "vitest";
import { AdminList } from "../support/admin-list";
import { metaOf, rowsOf } from "../support/sentinel-study";

const WAVES = [["sweden", 2025]] as const;
let admin: AdminList;
const published: number[] = [];

beforeAll(async () => {
  admin = await AdminList.open();
  for (const sha of ["a", "b"]) {
    const id = await admin.backend.command<number>("stage_publication", metaOf({ sha, waves: WAVES }));
    await admin.backend.command("stage_results", { p_publication: id, p_rows: rowsOf("sweden", 2025) });
    await admin.backend.command("publish_publication", { p_publication: id });
    published.push(id);
  }
});
afterAll(async () => {
  await admin?.close();
});

it("a researcher rolls back the latest publication once, and the log names them", async () => {
  const [first, second] = published;
  const researcher = await admin.backend.tokenFor("u-researcher");
  const rollBack = async (p_publication: number | undefined) =>
    (await admin.backend.rpc(researcher, "take_back_publication", { p_publication })).json;
  expect(await admin.ask("list_publications", {}, researcher)).toMatchObject([
    { publication: second, status: "published" },
    { publication: first },
  ]);
  expect(await rollBack(first)).toBe("stale");
  expect(await rollBack(second)).toBe("done");
  expect(await rollBack(second)).toBe("stale");
  expect(await rollBack(first), "nothing was shown before it").toBe("stale");
  expect(await admin.ask("list_publications", {}, researcher)).toMatchObject([
    { status: "rolled_back" },
    { status: "published" },
  ]);
  expect(await admin.ask("list_audit_log")).toMatchObject([
    { action: "study.rollback", subject: String(second), by_user: "u-researcher" },
  ]);
});

it.each(["anonymous", "u-kari", "u-paying"])("%s can neither see nor roll back publications", async (who) => {
  const as = who === "anonymous" ? who : await admin.backend.tokenFor(who);
  const { status, json } = await admin.backend.rpc(as, "list_publications");
  expect(status === 200 ? json : []).toEqual([]);
  expect([401, 403, 404]).toContain(
    (await admin.backend.rpc(as, "take_back_publication", { p_publication: published[0] })).status,
  );
});
