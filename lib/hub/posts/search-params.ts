import type { AdminPost, PostState } from "@/lib/hub/posts/admin-post";
import { firstOf, pageOf } from "@/lib/platform/forms/address-words";

/** Search parameters as Next passes them to a page. */
type Params = Readonly<Record<string, string | string[] | undefined>>;

export const POSTS_PAGE = "/admin/hub-posts";
export const NEW_POST_PAGE = `${POSTS_PAGE}/new`;

export const POST_STATES = ["draft", "scheduled", "published", "withdrawn"] as const satisfies readonly PostState[];
export const POST_STATE_NAMES: Readonly<Record<PostState, string>> = {
  draft: "Draft",
  scheduled: "Scheduled",
  published: "Published",
  withdrawn: "Taken down",
};

/** Which posts are listed. */
export interface PostQuery {
  state: PostState | "all";
  topic: string | null;
  /** Words that must each occur in the title, the author's name or the address. */
  text: string;
  page: number;
}

/** The query in the address; unknown values mean all posts. */
export function parsePostQuery(params: Params): PostQuery {
  return {
    state: POST_STATES.find((state) => state === firstOf(params.state)) ?? "all",
    topic: firstOf(params.topic) || null,
    text: firstOf(params.q),
    page: pageOf(params.page),
  };
}

/** The address of a list. */
export function postsHref({ state, topic, text, page }: PostQuery): string {
  const params = new URLSearchParams();
  if (state !== "all") params.set("state", state);
  if (topic) params.set("topic", topic);
  if (text) params.set("q", text);
  if (page > 1) params.set("page", String(page));
  const search = params.toString();
  return search === "" ? POSTS_PAGE : `${POSTS_PAGE}?${search}`;
}

/** A post in the editor. */
export const editHref = (id: string): string => `${POSTS_PAGE}/${id}`;

/** A post's revisions, one of them compared with the previous one. */
export const revisionsHref = (id: string, number?: number): string =>
  `${POSTS_PAGE}/${id}/revisions${number === undefined ? "" : `?revision=${number}`}`;

/** The address of a preview link. */
export const previewHref = (token: string): string => `/sustainability-branding-hub/preview/${token}`;

/** The revision number in an address; null if there is none. */
export function parseRevision(params: Params): number | null {
  const text = firstOf(params.revision);
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : null;
}

/** A note above a page about what was just done. The page has the wording. */
export const POST_OUTCOMES = [
  "begun",
  "taken_over",
  "removed",
  "back",
  "moved",
  "withdrawn",
  "unscheduled",
  "leads",
  "leads_no_more",
  "brought_back",
  "cover",
  "in_between",
  "address_taken",
  "no_address",
  "missing",
  "no_answer",
  "cover_refused",
] as const;
export type PostOutcome = (typeof POST_OUTCOMES)[number];

/** What was done, and to which post if it can be undone. */
export interface PostDone {
  outcome: PostOutcome;
  id: string | null;
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
export const isPostId = (text: string): boolean => UUID.test(text);

/** The action named in the address; null if it names none that exists. */
export function parsePostDone(params: Params): PostDone | null {
  const outcome = POST_OUTCOMES.find((one) => one === firstOf(params.said));
  const id = firstOf(params.of);
  return outcome ? { outcome, id: isPostId(id) ? id : null } : null;
}

/** An address in the editor with the outcome of an action. */
export function outcomeHref(path: string, outcome: PostOutcome, id?: string): string {
  return `${path}?${new URLSearchParams({ said: outcome, ...(id !== undefined && { of: id }) }).toString()}`;
}

const holds = ({ title, author, slug }: AdminPost, words: readonly string[]): boolean => {
  const text = `${title} ${author} ${slug}`.toLowerCase();
  return words.every((word) => text.includes(word));
};

/** The posts that match a query, the number in each state, and the topics in use. */
export function toListing(posts: readonly AdminPost[], { state, topic, text, page }: PostQuery, perPage: number) {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const near = posts.filter((post) => (topic === null || post.topic === topic) && holds(post, words));
  const found = state === "all" ? near : near.filter((post) => post.state === state);
  const pages = Math.max(1, Math.ceil(found.length / perPage));
  return {
    shown: found.slice((page - 1) * perPage, page * perPage),
    total: found.length,
    pages,
    counts: { ...countByState(near), all: near.length },
    topics: topicsOf(posts),
  };
}

/** The number of posts in each state. */
export function countByState(posts: readonly AdminPost[]): Record<PostState, number> {
  const of = (state: PostState) => posts.filter((post) => post.state === state).length;
  return { draft: of("draft"), scheduled: of("scheduled"), published: of("published"), withdrawn: of("withdrawn") };
}

/** Topics in use, alphabetical. */
export function topicsOf(posts: readonly AdminPost[]): string[] {
  return [...new Set(posts.map(({ topic }) => topic).filter(Boolean))].sort((a, b) => a.localeCompare(b, "en"));
}
