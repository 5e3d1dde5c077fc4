/** A help question, with its answer as HTML. */
export interface Question {
  id: string;
  question: string;
  answer: string;
}

/** The help text about one part of the site. */
export interface HelpTopic {
  slug: string;
  title: string;
  order: number;
  questions: Question[];
}

const PART = /<h2 id="([^"]+)">(.*?)<\/h2>([\s\S]*?)(?=<h2 id=|$)/g;
const TAG = /<[^>]+>/g;

/**
 * Rendered prose as questions: each second-level heading is a question, the text after it its answer.
 * @throws if there is text before the first question, or a question without an answer
 */
export function toQuestions(html: string): Question[] {
  if (!html.trimStart().startsWith("<h2 "))
    throw new Error("A topic begins with a question, written as a heading: ## …");
  return [...html.matchAll(PART)].map(([, id = "", heading = "", body = ""]) => {
    const answer = body.trim();
    if (!answer) throw new Error(`The question "${id}" has no answer`);
    return { id, question: heading.replace(TAG, "").replaceAll("&#x26;", "&").replaceAll("&amp;", "&"), answer };
  });
}
