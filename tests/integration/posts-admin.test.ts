import { describe, expect, test } from "vitest";
import { z } from "zod";
import {
  act,
  addresses,
  admin,
  backend,
  create,
  found,
  opened,
  other,
  publish,
  reader,
  TEXT,
  textWith,
  startPostsAdmin,
} from "@/tests/support/posts-admin";
import type { As } from "@/tests/support/test-backend";

startPostsAdmin();

describe("two editors", () => {
  test("the later of two editors sees the other's changes instead of overwriting them", async () => {
    const id = await create("two-editors");
    expect(
      await act("save_post", { p_id: id, p_base: 1, p_text: textWith({ body: "Olle's." }), p_minutes: 1 }, other),
    ).toMatchObject({ revision: 2 });
    expect(
      await act("save_post", { p_id: id, p_base: 1, p_text: textWith({ body: "Mine." }), p_minutes: 1 }),
    ).toMatchObject({ status: "conflict", revision: 2, by: "Olle Gran", text: { body: "Olle's." } });
    expect(await act("restore_post_revision", { p_id: id, p_base: 1, p_number: 1 })).toMatchObject({
      status: "conflict",
    });
    expect(
      await act("save_post", { p_id: id, p_base: 2, p_text: textWith({ body: "Mine." }), p_minutes: 1 }),
    ).toMatchObject({ status: "saved", revision: 3 });
    expect(
      await act("save_post", { p_id: id, p_base: 3, p_text: textWith({ body: "Mine." }), p_minutes: 1 }),
    ).toMatchObject({ status: "saved", revision: 3 });
    expect(await act("restore_post_revision", { p_id: id, p_base: 3, p_number: 2 })).toMatchObject({
      status: "saved",
      revision: 4,
    });
    expect(await opened(id)).toMatchObject({
      text: { body: "Olle's." },
      revisions: [{ number: 4, restored_from: 2 }, { number: 3 }, { number: 2, by: "Olle Gran" }, { number: 1 }],
    });
    expect((await backend.rpc(admin, "find_post_revision", { p_id: id, p_number: 3 })).json).toMatchObject({
      body: "Mine.",
    });
  });

  test("of two editors who save at the same moment, one is told", async () => {
    const id = await create("at-once");
    const answers = await Promise.all(
      Array.from({ length: 8 }, async (_, at) =>
        act("save_post", { p_id: id, p_base: 1, p_text: textWith({ body: `Text ${at}` }), p_minutes: 1 }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([
      ...Array.from({ length: 7 }, () => "conflict"),
      "saved",
    ]);
    expect(await opened(id)).toMatchObject({ revision: 2 });
  });
});

describe("drafts", () => {
  test("a deleted draft can be restored, even if another took its address", async () => {
    const id = await create("thrown-away");
    expect(await act("remove_draft", { p_id: id })).toMatchObject({ status: "saved" });
    expect(await opened(id)).toBeNull();
    expect(await act("save_post", { p_id: id, p_base: 1, p_text: TEXT, p_minutes: 1 })).toEqual({ status: "missing" });
    expect(await act("restore_draft", { p_id: id })).toMatchObject({ status: "saved" });
    expect(await opened(id)).toMatchObject({ slug: "thrown-away" });
    await act("remove_draft", { p_id: id });
    expect(await create("thrown-away")).not.toBe("");
    await act("restore_draft", { p_id: id });
    expect(await opened(id)).toMatchObject({ slug: expect.stringMatching(/^thrown-away-[\da-f]{8}$/) as unknown });
  });
});

describe("posts stored as files", () => {
  test("posts stored as files become editable posts, still public, once", async () => {
    const args = {
      p_slug: "from-a-file",
      p_text: TEXT,
      p_minutes: 4,
      p_published: "2026-03-01T00:00:00Z",
      p_revised: "2026-04-01T00:00:00Z",
      p_featured: true,
    };
    const { id } = await act("take_over_post", args);
    expect(await found("from-a-file")).toMatchObject({
      published_at: "2026-03-01T00:00:00+00:00",
      revised_at: "2026-04-01T00:00:00+00:00",
      featured: true,
      minutes: 4,
    });
    expect(await act("take_over_post", args)).toEqual({ status: "slug_taken" });
    expect(await act("feature_post", { p_id: id, p_featured: false })).toMatchObject({ status: "saved" });
    expect(await found("from-a-file")).toMatchObject({ featured: false });
    await act("withdraw_post", { p_id: id });
    expect(await addresses()).toMatchObject({ "from-a-file": null });
  });
});

describe("preview links", () => {
  const digest = (email: string) => email.repeat(64);
  const look = async (p_digest: string, as: As = "service") =>
    (await backend.rpc(as, "find_post_preview", { p_digest })).json;

  test("a preview link shows the newest revision until it is replaced", async () => {
    const id = await create("previewed");
    expect((await backend.rpc(admin, "make_post_preview", { p_id: id, p_digest: digest("a") })).json).toEqual(
      expect.any(String),
    );
    expect(await look(digest("a"))).toMatchObject({ slug: "previewed", body: TEXT.body });
    await act("save_post", { p_id: id, p_base: 1, p_text: textWith({ body: "Newer." }), p_minutes: 1 });
    expect(await look(digest("a"))).toMatchObject({ body: "Newer." });
    await backend.rpc(admin, "make_post_preview", { p_id: id, p_digest: digest("b") });
    expect([await look(digest("a")), await look(digest("c"))]).toEqual([null, null]);
    for (const who of [admin, reader, "anonymous"] as const)
      expect((await backend.rpc(who, "find_post_preview", { p_digest: digest("b") })).status).toBeGreaterThanOrEqual(
        400,
      );
    await act("remove_draft", { p_id: id });
    expect(await look(digest("b"))).toBeNull();
  });
});

describe("the editor", () => {
  test("only admins can use the editor", async () => {
    const id = await create("guarded");
    const digest = "d".repeat(64);
    const calls: [string, Record<string, unknown>][] = [
      ["create_post", { p_slug: "by-a-reader", p_text: TEXT, p_minutes: 1 }],
      ["save_post", { p_id: id, p_base: 1, p_text: TEXT, p_minutes: 2 }],
      ["release_post", { p_id: id, p_revision: 1 }],
      ["withdraw_post", { p_id: id }],
      ["rename_post", { p_id: id, p_slug: "taken-away" }],
      ["feature_post", { p_id: id, p_featured: true }],
      ["remove_draft", { p_id: id }],
      ["restore_draft", { p_id: id }],
      ["restore_post_revision", { p_id: id, p_base: 1, p_number: 1 }],
      ["make_post_preview", { p_id: id, p_digest: digest }],
      ["keep_cover", { p_id: id, p_width: 640, p_height: 360, p_sizes: [{ width: 640, height: 360 }] }],
    ];
    for (const [name, args] of calls)
      for (const who of [reader, "anonymous"] as const)
        expect((await backend.rpc(who, name, args)).status, name).toBeGreaterThanOrEqual(400);
    expect((await backend.rpc(reader, "list_admin_posts")).json).toEqual([]);
    expect([
      await opened(id, reader),
      (await backend.rpc(reader, "find_post_revision", { p_id: id, p_number: 1 })).json,
    ]).toEqual([null, null]);
    expect(await opened(id)).toMatchObject({ revision: 1, slug: "guarded", preview_until: null });
    for (const table of ["posts", "post_revisions", "post_slugs", "post_covers", "post_previews"]) {
      for (const who of [admin, reader, "anonymous", "service"] as const)
        expect((await backend.request(who, `/rest/v1/${table}`)).status, table).toBeGreaterThanOrEqual(400);
    }
  });

  test("the editor logs each change", async () => {
    const id = await create("logged");
    await publish(id);
    await act("rename_post", { p_id: id, p_slug: "logged-anew" });
    await act("withdraw_post", { p_id: id });
    const lines = z
      .array(z.looseObject({ action: z.string(), subject: z.string(), by_user: z.string() }))
      .parse((await backend.rpc(admin, "list_audit_log", { p_area: "post", p_limit: 4 })).json);
    expect(lines.map(({ action, subject, by_user }) => [action, subject, by_user])).toEqual([
      ["post.withdraw", "logged-anew", "p-admin"],
      ["post.rename", "logged-anew", "p-admin"],
      ["post.publish", "logged", "p-admin"],
      ["post.create", "logged", "p-admin"],
    ]);
  });

  test("the editor keeps a cover used by a revision and refuses an unknown one", async () => {
    const cover = "11111111-1111-4111-8111-111111111111";
    expect(
      (
        await backend.rpc(admin, "keep_cover", {
          p_id: cover,
          p_width: 640,
          p_height: 360,
          p_sizes: [{ width: 640, height: 360 }],
        })
      ).json,
    ).toBe(true);
    const id = await create("with-a-cover", { cover_id: cover });
    expect(await publish(id)).toEqual({ status: "incomplete", fields: ["cover_alt"] });
    await act("save_post", {
      p_id: id,
      p_base: 1,
      p_text: textWith({ cover_id: cover, cover_alt: "A spruce in snow" }),
      p_minutes: 1,
    });
    await publish(id, 2);
    expect(await found("with-a-cover")).toMatchObject({
      cover: { id: cover, width: 640, sizes: [{ width: 640, height: 360 }] },
      cover_alt: "A spruce in snow",
    });
    expect((await backend.rpc(admin, "find_cover", { p_id: cover })).json).toMatchObject({ id: cover });
    expect((await backend.rpc(reader, "find_cover", { p_id: cover })).json).toBeNull();
    expect(
      (
        await backend.rpc(admin, "create_post", {
          p_slug: "bad-cover",
          p_text: textWith({ cover_id: "22222222-2222-4222-8222-222222222222" }),
          p_minutes: 1,
        })
      ).status,
    ).toBeGreaterThanOrEqual(400);
  });
});
