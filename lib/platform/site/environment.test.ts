import { afterEach, expect, test, vi } from "vitest";
import { isIndexable } from "@/lib/platform/site/environment";

afterEach(() => {
  vi.unstubAllEnvs();
});

test.each([
  ["a real study", false, "", true],
  ["the sample study", true, "", false],
  ["a study that could not be read", null, "", false],
  ["the sample study where listing is asked for", true, "1", true],
])("whether search engines may list %s: %s, %j", (_, servesSample, setting, listed) => {
  vi.stubEnv("SITE_INDEXABLE", setting);
  expect(isIndexable(servesSample)).toBe(listed);
});
