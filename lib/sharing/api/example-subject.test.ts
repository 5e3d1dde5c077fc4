import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { EXAMPLE_BRAND } from "@/lib/sharing/api/example-subject";
import { KNOWN_BRANDS } from "@/lib/study/sample/known-brands";

// Examples have invented numbers, which would contradict the real ones of a ranked brand.

const withoutComments = (text: string) => text.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "");

test("no text of the site names a brand of the sample", () => {
  const files = globSync(["{app,components,lib}/**/*.{ts,tsx}", "content/**/*.{md,mdx}"]).filter(
    // The sample itself, tests, and the component gallery, which exists only with the sample.
    (file) =>
      !/^lib\/study\/sample\/|^components\/design\/|^lib\/operations\/email-previews\/|\.(?:test|fixture)\.tsx?$/.test(
        file,
      ),
  );
  expect(files.length).toBeGreaterThan(1_000);
  const wrong = files.filter((file) => {
    const text = withoutComments(readFileSync(file, "utf8"));
    return KNOWN_BRANDS.some(([name]) => text.includes(name));
  });
  expect(wrong).toEqual([]);
});

test("the brand of the examples is not in the sample", () => {
  expect(KNOWN_BRANDS.map(([name]) => name)).not.toContain(EXAMPLE_BRAND.brand_name);
});
