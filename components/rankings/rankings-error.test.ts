import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { RankingsError } from "@/components/rankings/rankings-error";
import { NO_ANSWER } from "@/lib/platform/database/no-answer";

const shown = (digest?: string) =>
  renderToStaticMarkup(
    createElement(RankingsError, { error: Object.assign(new Error("x"), { digest }), retry: () => undefined }),
  );

test("a page that failed to render says that something went wrong, not that the rankings could not be loaded", () => {
  for (const digest of [undefined, "1234567890"]) {
    expect(shown(digest)).toContain("Something went wrong");
    expect(shown(digest)).not.toContain("Official Rankings");
  }
});

test("without results it does not blame itself", () => {
  expect(shown(NO_ANSWER)).toContain("Official Rankings");
  expect(shown(NO_ANSWER)).not.toContain("Something went wrong");
});
