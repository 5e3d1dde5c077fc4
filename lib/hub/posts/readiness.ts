import type { PostText } from "@/lib/hub/posts/admin-post";
import { isFigure } from "@/lib/hub/posts/admin-figures";
import { toAnchor } from "@/lib/hub/posts/prose";

/** What prevents publishing a post: the field, and what to do. */
export interface PostFault {
  /** Null if it does not belong to a field. */
  field: keyof PostText | null;
  words: string;
}

/** Minimum and maximum length of each field, the same as for texts in `content/`. */
export const FITTING = {
  title: { least: 4, most: 80 },
  description: { least: 60, most: 165 },
  standfirst: { least: 40, most: 320 },
} as const;

const NAMES = { title: "The title", description: "The description", standfirst: "The standfirst" } as const;
const FENCED = /^```[\s\S]+?^```/gm;

/** Everything still to do before a text can be published; empty if it is ready. */
export function faultsOf(text: PostText): PostFault[] {
  const faults: PostFault[] = [];
  const add = (field: keyof PostText, words: string) => faults.push({ field, words });
  for (const field of ["title", "standfirst", "description"] as const) {
    const { least, most } = FITTING[field];
    const { length } = text[field];
    if (length < least) add(field, `${NAMES[field]} has ${length} characters; it needs at least ${least}.`);
    if (length > most) add(field, `${NAMES[field]} has ${length} characters; the limit is ${most}.`);
  }
  if (text.author.length < 2) add("author", "Name the author.");
  if (text.topic.length < 2) add("topic", "Choose a topic.");
  if (text.coverId !== null && text.coverAlt.length < 4) add("coverAlt", "Add alt text for the cover.");
  return [...faults, ...faultsInBody(text.body)];
}

function faultsInBody(body: string): PostFault[] {
  if (body === "") return [{ field: "body", words: "Write the text." }];
  const prose = body.replace(FENCED, "");
  const unknown = [...prose.matchAll(/^\[figure:([^\]]*)\]$/gm)]
    .map(([, name = ""]) => name)
    .filter((name) => !isFigure(name));
  const anchors = [...prose.matchAll(/^## (.+)$/gm)].map(([, heading = ""]) => toAnchor(heading));
  const twice = anchors.find((anchor, i) => anchors.indexOf(anchor) !== i);
  const called = new Set([...prose.matchAll(/\[\^([^\]]+)\](?!:)/g)].map(([, name = ""]) => name));
  const written = new Set([...prose.matchAll(/^\[\^([^\]]+)\]:/gm)].map(([, name = ""]) => name));
  const words = [
    ...(/^# /m.test(prose)
      ? ["The title is the page’s only first-level heading. Start headings in the text with ##."]
      : []),
    ...unknown.map((name) => `No figure is called “${name}”. Choose one from the toolbar.`),
    ...(twice === undefined ? [] : [`Two headings have the same address “#${twice}”. Reword one of them.`]),
    ...[...called]
      .filter((name) => !written.has(name))
      .map((name) => `Note “${name}” has no text: add a line [^${name}]: with it at the end.`),
    ...[...written]
      .filter((name) => !called.has(name))
      .map((name) => `Note “${name}” is not used: add [^${name}] in the text, or remove the note.`),
  ];
  return words.map((sentence) => ({ field: "body" as const, words: sentence }));
}
