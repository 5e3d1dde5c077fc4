import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Button } from "@/components/ui/button";

test("a button that has its child look like one keeps the child’s element, address and class", () => {
  const link = createElement("a", { href: "/pricing", className: "own" }, "Plans");
  const drawn = renderToStaticMarkup(createElement(Button, { asChild: true, size: "lg" }, link));
  expect(drawn).toMatch(/^<a href="\/pricing" class="button .*min-h-13.* own" data-slot="button">Plans<\/a>$/);
});

test("a button is one that submits nothing unless it is told to", () => {
  expect(renderToStaticMarkup(createElement(Button, null, "Close"))).toMatch(
    /^<button type="button" data-slot="button" class="[^"]+">Close<\/button>$/,
  );
});
