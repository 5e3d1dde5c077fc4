import fc from "fast-check";
import { expect, test } from "vitest";
import { toApplication } from "@/lib/discovery/structured-data/application";

test("structured data say that the application is free", () => {
  expect(toApplication("https://granskog.example")).toMatchObject({
    url: "https://granskog.example",
    offers: { price: 0, priceCurrency: "USD" },
  });
});

test("structured data of the application never contain a “<”, whatever the site's address", () => {
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
