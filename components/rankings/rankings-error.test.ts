import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { RankingsError } from "@/components/rankings/rankings-error";
import { NO_ANSWER } from "@/lib/platform/database/no-answer";

const shown = (digest?: string) =>
  renderToStaticMarkup(
    createElement(RankingsError, { error: Object.assign(new Error("x"), { digest }), retry: () => undefined }),
  );

test("a page that failed to render says that something went wrong", () => {
  for (const digest of [undefined, "1234567890"]) {
    expect(shown(digest)).toContain("Something went wrong");
    expect(shown(digest)).not.toContain("Official Rankings");
  }
});

test("a page without results does not say that something went wrong", () => {
  expect(shown(NO_ANSWER)).toContain("Official Rankings");
  expect(shown(NO_ANSWER)).not.toContain("Something went wrong");
});
