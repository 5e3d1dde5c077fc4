import type { Question } from "schema-dts";
import type { HelpTopic } from "@/lib/hub/posts/questions";

const TAG = /<[^>]*>/g;
const BLOCK_END = /<\/(?:p|li|h\d|tr|div|dt|dd)>|<br\s*\/?>/g;
const ENTITY = /&(?:#x([\da-f]+)|#(\d+)|(amp|lt|gt|quot|apos|nbsp));/gi;
const NAMED: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: "\u00A0" };

/** The text of rendered prose, on one line. */
export function toPlainText(html: string): string {
  return html
    .replace(BLOCK_END, " ")
    .replace(TAG, "")
    .replace(ENTITY, (_, hex: string | undefined, decimal: string | undefined, name: string | undefined) =>
      hex || decimal
        ? String.fromCodePoint(hex ? parseInt(hex, 16) : Number(decimal))
        : (NAMED[name?.toLowerCase() ?? ""] ?? ""),
    )
    .replace(/\s+/g, " ")
    .trim();
}

/** Questions that a page asks and answers in text only. */
export function toQuestions(items: readonly { question: string; answer: string }[]): Question[] {
  return items.map(({ question, answer }) => ({
    "@type": "Question",
    name: question,
    acceptedAnswer: { "@type": "Answer", text: answer },
  }));
}

/** The help page's questions and answers. */
export function toHelpQuestions(topics: readonly HelpTopic[]): Question[] {
  return toQuestions(
    topics.flatMap(({ questions }) =>
      questions.map(({ question, answer }) => ({ question, answer: toPlainText(answer) })),
    ),
  );
}
