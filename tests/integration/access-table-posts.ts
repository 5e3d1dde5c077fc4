import type { Call } from "@/tests/integration/access-table";

const NO_POST = "00000000-0000-4000-8000-000000000000";
const POST = { p_id: NO_POST };
const TEXT = {
  title: "A title",
  description: "",
  standfirst: "",
  author: "",
  topic: "",
  seo_title: "",
  keywords: [],
  body: "",
  cover_id: null,
  cover_alt: "",
};
const MISSING = { status: "missing" };
const admins: Call["door"] = (name) => name === "admin";
const missing = (args: Record<string, unknown> = POST): Call => ({
  door: admins,
  args: () => args,
  answer: () => MISSING,
});

/** What posts add to the table of who may call what. What they do is in posts.test.ts. */
export const POST_FUNCTIONS: Record<string, Call> = {
  list_posts: { door: "everyone", rows: () => 0 },
  find_post: { door: "everyone", args: () => ({ p_slug: "nobodys" }), answer: () => null },
  list_post_addresses: { door: "everyone", rows: () => 0 },
  find_post_preview: { door: "server", args: () => ({ p_digest: "0".repeat(64) }), answer: () => null },
  list_admin_posts: { door: "signed-in", rows: () => 0 },
  open_post: { door: "signed-in", args: () => POST, answer: () => null },
  find_post_revision: { door: "signed-in", args: () => ({ ...POST, p_number: 1 }), answer: () => null },
  find_cover: { door: "signed-in", args: () => POST, answer: () => null },
  create_post: { door: admins, args: () => ({ p_slug: "mine", p_text: TEXT, p_minutes: 1 }), writes: true },
  take_over_post: {
    door: admins,
    args: () => ({
      p_slug: "mine",
      p_text: TEXT,
      p_minutes: 1,
      p_published: "2026-01-01",
      p_revised: "2026-01-01",
      p_featured: false,
    }),
    writes: true,
  },
  keep_cover: {
    door: admins,
    args: () => ({ ...POST, p_width: 640, p_height: 360, p_sizes: [{ width: 640, height: 360 }] }),
    writes: true,
  },
  save_post: missing({ ...POST, p_base: 1, p_text: TEXT, p_minutes: 1 }),
  restore_post_revision: missing({ ...POST, p_base: 1, p_number: 1 }),
  release_post: missing({ ...POST, p_revision: 1 }),
  withdraw_post: missing(),
  rename_post: missing({ ...POST, p_slug: "mine" }),
  feature_post: missing({ ...POST, p_featured: true }),
  remove_draft: missing(),
  restore_draft: missing(),
  make_post_preview: { door: admins, args: () => ({ ...POST, p_digest: "0".repeat(64) }), answer: () => null },
};

/** Names of functions, for the list of what each role may call. */
export const POSTS_OPEN = ["find_post", "list_post_addresses", "list_posts"];
export const POSTS_SERVER = ["find_post_preview"];
export const POSTS_ADMIN = Object.keys(POST_FUNCTIONS).filter(
  (name) => ![...POSTS_OPEN, ...POSTS_SERVER].includes(name),
);
