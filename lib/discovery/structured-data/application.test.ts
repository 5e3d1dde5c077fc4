import fc from "fast-check";
import { expect, test } from "vitest";
import { toApplication } from "@/lib/discovery/structured-data/application";

test("the application is free to open", () => {
  expect(toApplication("https://granskog.example")).toMatchObject({
    url: "https://granskog.example",
    offers: { price: 0, priceCurrency: "USD" },
  });
});

test("no < gets in, whatever the site's address, or there is no application", () => {
  const hostile = fc.string().map((text) => `https://granskog.example/${text}</script ><script>alert(1)</script>`);
  const odd = fc.oneof(
    hostile,
    fc.string(),
    fc.webUrl(),
    fc.string().map((text) => `https://${text}`),
    fc.constant("data:text/html,<script>"),
  );
  fc.assert(
    fc.property(odd, (origin) => {
      let json: string;
      try {
        json = JSON.stringify(toApplication(origin));
      } catch {
        return;
      }
      expect(json).not.toMatch(/[<>]/);
    }),
    { numRuns: 50 },
  );
});
