import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { AdminList } from "../support/admin-list";
import type { As } from "../support/test-backend";

let admin: AdminList;
let researcher: As;

beforeAll(async () => {
  admin = await AdminList.open();
  researcher = await admin.backend.tokenFor("u-researcher");
});
afterAll(async () => {
  await admin?.close();
});

const held = z.looseObject({ id: z.uuid(), revision: z.int() });
const HASH = "a".repeat(64);
const file = (uploadId: string) => ({
  uploadId,
  name: "wave.sav",
  size: 10,
  sha256: HASH,
  kind: "spss",
  rows: 1,
  columns: 2,
});
const FIRST = "3f0c8c4e-5d0b-4a39-9c55-0d6a1d0d9c11";
const SECOND = "3f0c8c4e-5d0b-4a39-9c55-0d6a1d0d9c12";

const call = async (name: string, args: Record<string, unknown>, as = researcher) =>
  (await admin.backend.rpc(as, name, args)).json;
const begin = async (name = "Wave") => held.parse(await call("create_study_draft", { p_name: name }));
const change = async (name: string, { id, revision }: { id: string; revision: number }, args: object = {}) =>
  held.parse(await call(name, { p_id: id, p_base: revision, ...args }));
const found = async (id: string) =>
  z.record(z.string(), z.unknown()).parse(await call("find_study_draft", { p_id: id }));
const save = async (draft: z.output<typeof held>, isComplete = true) =>
  change("save_study_draft_definition", draft, {
    p_definition: { version: "2026.1" },
    p_sha256: HASH,
    p_is_complete: isComplete,
  });
const check = async (draft: z.output<typeof held>, errors: number, warnings: number) =>
  change("keep_study_draft_check", draft, { p_report: { errors, warnings }, p_hash: HASH });
const logOf = async (id: string) => {
  const lines = await admin.ask("list_audit_log", { p_limit: 200 });
  return lines
    .filter(({ subject }) => subject === id)
    .map(({ action, detail, by_user }) => ({ action, detail, by_user }));
};

describe("a draft", () => {
  it("a draft goes from its files to its check, and each step is logged in the researcher’s name", async () => {
    let draft = await begin(" Wave of 2026 ");
    draft = await change("save_study_draft_files", draft, { p_files: [file(FIRST)] });
    draft = await save(draft);
    draft = await check(draft, 0, 0);
    expect(await found(draft.id)).toMatchObject({
      name: "Wave of 2026",
      state: "check",
      check_hash: HASH,
      revision: 4,
    });
    const lines = (await logOf(draft.id)).toReversed();
    expect(lines.map(({ action }) => action)).toEqual(["draft.create", "draft.add_file", "draft.map", "draft.check"]);
    expect(lines.every(({ by_user }) => by_user === "u-researcher")).toBe(true);
    expect(lines[1]?.detail).toEqual({ file: "wave.sav", bytes: 10, sha256: HASH });
  });

  it("a change of files or definition needs a new check", async () => {
    const checked = await check(
      await save(await change("save_study_draft_files", await begin(), { p_files: [file(FIRST)] })),
      0,
      0,
    );
    const files = await change("save_study_draft_files", checked, { p_files: [file(SECOND)] });
    expect(await found(checked.id)).toMatchObject({ state: "files", check_report: null, check_hash: null });
    expect(new Set((await logOf(checked.id)).slice(0, 2).map(({ action }) => action))).toEqual(
      new Set(["draft.add_file", "draft.remove_file"]),
    );
    await save(files, false);
    expect(await found(checked.id)).toMatchObject({ state: "map" });
  });

  it("the later of two changes is told, and nothing of it is written", async () => {
    const draft = await begin();
    await change("save_study_draft_files", draft, { p_files: [file(FIRST)] });
    expect(await call("save_study_draft_files", { p_id: draft.id, p_base: 1, p_files: [] })).toEqual({
      status: "conflict",
      revision: 2,
    });
    expect(await found(draft.id)).toMatchObject({ files: [{ uploadId: FIRST }] });
  });

  it("the same definition again changes nothing", async () => {
    const draft = await save(await begin());
    expect(await save(draft)).toMatchObject({ revision: draft.revision });
  });

  it("warnings are accepted with a reason, errors never", async () => {
    const args = { p_reason: "Known to the agency" };
    const wrong = await check(await save(await begin()), 1, 2);
    expect(await call("accept_study_draft_warnings", { p_id: wrong.id, p_base: wrong.revision, ...args })).toEqual({
      status: "missing",
    });
    const odd = await check(wrong, 0, 2);
    const short = await admin.backend.rpc(researcher, "accept_study_draft_warnings", {
      p_id: odd.id,
      p_base: odd.revision,
      p_reason: " a ",
    });
    expect(short.status).toBeGreaterThanOrEqual(400);
    await change("accept_study_draft_warnings", odd, args);
    expect(await found(odd.id)).toMatchObject({
      check_report: { accepted: { reason: "Known to the agency", by: "u-researcher" } },
    });
    expect((await logOf(odd.id))[0]).toMatchObject({
      action: "draft.accept",
      detail: { warnings: 2, reason: "Known to the agency" },
    });
  });

  it("a draft is computed only after it has passed its check", async () => {
    const to = { p_state: "compute", p_computation: null, p_job: "job" };
    const move = async (draft: z.output<typeof held>, args: object = to) =>
      call("move_study_draft", { p_id: draft.id, p_base: draft.revision, ...args });
    const mapped = await save(await begin());
    expect(await move(mapped)).toEqual({ status: "unready" });
    const odd = await check(mapped, 0, 1);
    expect(await move(odd)).toEqual({ status: "unready" });
    const fine = await check(odd, 0, 0);
    expect(await move(fine, { ...to, p_state: "compare" })).toEqual({ status: "unready" });
    expect(await move(fine)).toMatchObject({ status: "saved" });
    expect(await found(fine.id)).toMatchObject({ state: "compute", job_id: "job" });
  });

  it("a withdrawn draft is not listed and can’t be changed", async () => {
    const draft = await begin("Given up");
    await change("withdraw_study_draft", draft);
    const listed = await admin.ask("list_study_drafts", {}, researcher);
    expect(listed.map(({ id }) => id)).not.toContain(draft.id);
    expect(await call("rename_study_draft", { p_id: draft.id, p_base: 2, p_name: "Again" })).toEqual({
      status: "missing",
    });
  });

  it.each(["", " ", "x".repeat(121)])("%j is not the name of a draft", async (p_name) => {
    expect((await admin.backend.rpc(researcher, "create_study_draft", { p_name })).status).toBeGreaterThanOrEqual(400);
  });
});

it.each(["anonymous", "u-kari", "u-paying"])("%s can neither see nor change drafts", async (who) => {
  const as = who === "anonymous" ? who : await admin.backend.tokenFor(who);
  const draft = await begin("Not theirs");
  const list = await admin.backend.rpc(as, "list_study_drafts");
  expect(list.status === 200 ? list.json : []).toEqual([]);
  const one = await admin.backend.rpc(as, "find_study_draft", { p_id: draft.id });
  expect(one.status === 200 ? one.json : null).toBeNull();
  for (const name of ["rename_study_draft", "withdraw_study_draft"]) {
    const args = { p_id: draft.id, p_base: 1, ...(name === "rename_study_draft" && { p_name: "Mine" }) };
    expect([401, 403, 404]).toContain((await admin.backend.rpc(as, name, args)).status);
  }
});
