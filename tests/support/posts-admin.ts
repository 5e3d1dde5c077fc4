import { afterAll, beforeAll } from "vitest";
import { z } from "zod";
import { TestBackend, type As } from "./test-backend";

// The desk of posts in a backend of a test file's own: `startPostsDesk()` first.

export let backend: TestBackend;
export let admin: As;
/** Another admin, Olle Gran. */
export let other: As;
/** A researcher: no editor. */
export let reader: As;

export function startPostsAdmin() {
  beforeAll(async () => {
    backend = await TestBackend.start();
    await backend.insert("user_roles", [
      { provider_user_id: "p-admin", role: "admin" },
      { provider_user_id: "p-other", role: "admin" },
      { provider_user_id: "p-researcher", role: "researcher" },
    ]);
    await backend.command("keep_person", {
      p_user: "p-other",
      p_email: "other@sample.test",
      p_first_name: "Olle",
      p_last_name: "Gran",
      p_told_at: "2026-01-01T00:00:00Z",
    });
    [admin, other, reader] = [
      await backend.tokenFor("p-admin"),
      await backend.tokenFor("p-other"),
      await backend.tokenFor("p-researcher"),
    ];
  });
  afterAll(async () => backend.stop());
}

export const TEXT = {
  title: "What a margin is for",
  description: "A margin says how far a share may lie from the truth; here is how to read one without a formula.",
  standfirst: "Two shares that lie within each other's margins have not been told apart, whatever their order.",
  author: "Sample Author",
  topic: "Methods",
  seo_title: "",
  keywords: ["margin", "share"],
  body: "## One\n\nText.",
  cover_id: null as string | null,
  cover_alt: "",
};
export const textWith = (change: Partial<typeof TEXT>) => ({ ...TEXT, ...change });
const change = z.looseObject({ status: z.string(), id: z.string().optional(), revision: z.int().optional() });
export const act = async (name: string, args: Record<string, unknown>, as: As = admin) => {
  const { json, text } = await backend.rpc(as, name, args);
  return change.parse(json, { error: () => text });
};
export const create = async (p_slug: string, text: Partial<typeof TEXT> = {}) =>
  (await act("create_post", { p_slug, p_text: textWith(text), p_minutes: 1 })).id ?? "";
export const publish = async (p_id: string, p_revision = 1, p_at: string | null = null) =>
  act("release_post", { p_id, p_revision, p_at });
export const found = async (p_slug: string, as: As = "anonymous") =>
  (await backend.rpc(as, "find_post", { p_slug })).json;
export const listed = async (as: As = "anonymous") =>
  z
    .array(z.object({ post: z.object({ slug: z.string() }) }))
    .parse((await backend.rpc(as, "list_posts")).json)
    .map(({ post }) => post.slug);
export const addresses = async () =>
  Object.fromEntries(
    z
      .array(z.object({ slug: z.string(), leads_to: z.string().nullable() }))
      .parse((await backend.rpc("anonymous", "list_post_addresses")).json)
      .map(({ slug, leads_to }) => [slug, leads_to]),
  );
export const opened = async (p_id: string, as: As = admin) => (await backend.rpc(as, "open_post", { p_id })).json;
export const soon = (milliseconds: number) => new Date(Date.now() + milliseconds).toISOString();
