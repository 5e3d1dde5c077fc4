import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { countTopics, sayTopic, topicHref, toTopicSlug } from "@/lib/hub/posts/topic";

describe("topics", () => {
  it("topics count each post once, the largest first", () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom("Methods", "Rules", "Language")), (topics) => {
        const counts = countTopics(topics.map((topic) => ({ topic })));
        expect(counts.reduce((sum, { count }) => sum + count, 0)).toBe(topics.length);
        expect(counts.map(({ count }) => count)).toEqual(counts.map(({ count }) => count).sort((a, b) => b - a));
        expect(new Set(counts.map(({ slug }) => slug)).size).toBe(counts.length);
      }),
    );
  });

  it("each topic has its own address and text", () => {
    expect(topicHref("Methods")).toBe("/sustainability-branding-hub/insights/topic/methods");
    expect(toTopicSlug(" EU rules! ")).toBe("eu-rules");
    expect(sayTopic({ slug: "methods", topic: "Methods" })).toContain("numbers");
    expect(sayTopic({ slug: "paper", topic: "Paper" })).toContain("paper");
  });
});
