import { describe, expect, it } from "vitest";
import { toQuestions } from "@/lib/hub/posts/questions";

describe("questions of a topic", () => {
  it("questions of a topic are its headings, each with the text below", () => {
    const html =
      '<h2 id="why">Why <em>Q&#x26;A</em>?</h2>\n<p>Because.</p>\n<ul><li>One</li></ul>\n<h2 id="how">How?</h2>\n<p>So.</p>';
    expect(toQuestions(html)).toEqual([
      { id: "why", question: "Why Q&A?", answer: "<p>Because.</p>\n<ul><li>One</li></ul>" },
      { id: "how", question: "How?", answer: "<p>So.</p>" },
    ]);
  });

  it("every question of a topic has an answer, and nothing precedes the first", () => {
    expect(() => toQuestions('<h2 id="why">Why?</h2><h2 id="how">How?</h2><p>So.</p>')).toThrow('"why" has no answer');
    expect(() => toQuestions('<p>Well,</p><h2 id="why">Why?</h2><p>So.</p>')).toThrow("begins with a question");
  });
});
