import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const SHOWN_TO_OTHERS = ["links/load.ts", "embeds/load.ts", "citations/load.ts", "citations/actions.ts"];

test.each(SHOWN_TO_OTHERS)("%s reads only the selected data, never its owner's whole page", (file) => {
  const text = readFileSync(new URL(file, import.meta.url), "utf8");
  expect(text).toContain("loadSharedChart(");
  expect(text).not.toContain("loadChart(");
});
