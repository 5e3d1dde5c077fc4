import { describe, expect, test } from "vitest";
import { z } from "zod";
import {
  act,
  addresses,
  admin,
  backend,
  create,
  found,
  listed,
  opened,
  publish,
  soon,
  TEXT,
  textWith,
  startPostsAdmin,
} from "@/tests/support/posts-admin";

startPostsAdmin();

describe("a post", () => {
  test("a post is visible only in the editor until it is published", async () => {
    const id = await create("first-post");
    expect(await found("first-post")).toBeNull();
    expect(await listed()).not.toContain("first-post");
    expect(await publish(id)).toEqual({ status: "saved", id, revision: 1 });
    expect(await found("first-post")).toMatchObject({ title: TEXT.title, body: TEXT.body, keywords: TEXT.keywords });
    expect(
      await act("save_post", { p_id: id, p_base: 1, p_text: textWith({ title: "A draft of a change" }), p_minutes: 1 }),
    ).toMatchObject({ status: "saved", revision: 2 });
    expect(await found("first-post")).toMatchObject({ title: TEXT.title });
    expect(await opened(id)).toMatchObject({
      state: "published",
      revision: 2,
      live_revision: 1,
      text: { title: "A draft of a change" },
    });
    await publish(id, 2);
    expect(await found("first-post")).toMatchObject({ title: "A draft of a change" });
  });

  test("a post is published by the clock alone, and not before", async () => {
    let [id, slug] = ["", ""];
    // A slow machine may not have looked before the time has come: then a post with a later one.
    for (let lead = 1_500, inTime = false; !inTime; lead *= 2) {
      slug = `out-after-${lead}`;
      id = await create(slug);
      const at = soon(lead);
      await publish(id, 1, at);
      const seen = [await opened(id), await found(slug), (await listed()).includes(slug)];
      inTime = new Date() < new Date(at);
      if (inTime) expect(seen).toEqual([expect.objectContaining({ state: "scheduled" }), null, false]);
    }
    await expect.poll(async () => found(slug), { timeout: 240_000, interval: 300 }).toMatchObject({ slug });
    expect(await opened(id)).toMatchObject({ state: "published" });
    // What the clock made public is gone when it is withdrawn, not a draft again.
    await act("withdraw_post", { p_id: id });
    expect(await addresses()).toMatchObject({ [slug]: null });
  });

  test("a post that was only scheduled becomes a draft again and leaves no address", async () => {
    const id = await create("never-out");
    await publish(id, 1, soon(3_600_000));
    expect(await act("withdraw_post", { p_id: id })).toMatchObject({ status: "saved" });
    expect(await opened(id)).toMatchObject({ state: "draft", publish_at: null, live_revision: null });
    expect(await addresses()).not.toHaveProperty("never-out");
    expect(await act("rename_post", { p_id: id, p_slug: "never-out-yet" })).toMatchObject({ status: "saved" });
    expect(await create("never-out")).not.toBe("");
  });

  test("a public post cannot be taken from its readers by scheduling it", async () => {
    const id = await create("stays-out");
    await publish(id);
    expect(await publish(id, 1, soon(60_000))).toEqual({ status: "already_public" });
    expect(await found("stays-out")).not.toBeNull();
  });

  test("a post needs everything readers need to be published, and less to be saved", async () => {
    const id = await create("half-done", {
      title: "",
      description: "Short.",
      standfirst: "",
      body: " ",
      author: "",
      topic: "",
    });
    expect(await publish(id)).toEqual({
      status: "incomplete",
      fields: ["title", "description", "standfirst", "author", "topic", "body"],
    });
    expect(await publish(id, 7)).toEqual({ status: "missing" });
  });

  test("a post can be taken down and republished with its first date", async () => {
    const id = await create("comes-back");
    await publish(id);
    const before = z.object({ published_at: z.string() }).parse(await found("comes-back"));
    await act("withdraw_post", { p_id: id });
    expect(await found("comes-back")).toBeNull();
    expect(await act("withdraw_post", { p_id: id })).toEqual({ status: "missing" });
    expect(await addresses()).toMatchObject({ "comes-back": null });
    expect(await act("remove_draft", { p_id: id })).toEqual({ status: "missing" });
    await publish(id);
    expect(await found("comes-back")).toMatchObject(before);
    expect(await addresses()).not.toHaveProperty("comes-back");
  });
});

describe("addresses", () => {
  test("former public addresses of a post redirect and cannot be reused", async () => {
    const id = await create("address-one");
    await publish(id);
    await act("rename_post", { p_id: id, p_slug: "address-two" });
    await act("rename_post", { p_id: id, p_slug: "address-three" });
    expect(await addresses()).toMatchObject({ "address-one": "address-three", "address-two": "address-three" });
    expect(await opened(id)).toMatchObject({ slug: "address-three", former_slugs: ["address-one", "address-two"] });
    for (const taken of ["address-one", "address-three"]) {
      expect(await act("create_post", { p_slug: taken, p_text: TEXT, p_minutes: 1 })).toEqual({ status: "slug_taken" });
      const rival = await create(`rival-of-${taken}`);
      expect(await act("rename_post", { p_id: rival, p_slug: taken })).toEqual({ status: "slug_taken" });
    }
    expect(await act("rename_post", { p_id: id, p_slug: "address-one" })).toMatchObject({ status: "saved" });
    expect(await addresses()).toMatchObject({ "address-two": "address-one", "address-three": "address-one" });
    expect(await addresses()).not.toHaveProperty("address-one");
    await act("withdraw_post", { p_id: id });
    expect(await addresses()).toMatchObject({ "address-one": null, "address-two": null, "address-three": null });
  });

  test.each(["", "Upper", "a--b", "-a", "a/b", "a b", "ä", "x".repeat(91), "a\nb", "..", "%2e"])(
    "an address of a post has words and hyphens: not %j",
    async (p_slug) => {
      expect(
        (await backend.rpc(admin, "create_post", { p_slug, p_text: TEXT, p_minutes: 1 })).status,
      ).toBeGreaterThanOrEqual(400);
    },
  );
});
