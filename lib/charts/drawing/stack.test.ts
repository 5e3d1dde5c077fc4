import { expect, it } from "vitest";
import type { StackPicture } from "@/lib/charts/document";
import { toPalette } from "@/lib/charts/drawing/colours";
import { toScene } from "@/lib/charts/drawing/scene";

const YEARS = Array.from({ length: 13 }, (_, at) => String(2025 - at));
const picture: StackPicture = {
  kind: "stack",
  title: "Behaviour groups",
  unit: "%",
  digits: 1,
  parts: ["Ego", "Moderate", "Smart", "Dedicated"],
  rows: YEARS.map((label) => ({ label, values: [25, 25.8, 21.9, 27.3] })),
};
const textsAt = (height: number, drawn = picture) =>
  toScene(drawn, { width: 1088, height, theme: "light", size: "card" }).marks.flatMap((mark) =>
    mark.kind === "text" ? [mark] : [],
  );

it("a wide card has a bar for each of thirteen years, with its values in it", () => {
  const texts = textsAt(330);
  expect(texts.filter(({ text }) => YEARS.includes(text)).map(({ text }) => text)).toEqual(YEARS);
  expect(texts.filter(({ text }) => text === "21.9")).toHaveLength(YEARS.length);
  expect(texts.some(({ text }) => text.endsWith("shown"))).toBe(false);
});

it("values on dark parts are in paper and on light ones in ink", () => {
  const halves = { ...picture, parts: ["Yes", "No"], rows: YEARS.map((label) => ({ label, values: [60.5, 39.5] })) };
  const fillOf = (value: string) => [
    ...new Set(textsAt(330, halves).flatMap(({ text, fill }) => (text === value ? [fill] : []))),
  ];
  const { of } = toPalette("light");
  expect([fillOf("60.5"), fillOf("39.5")]).toEqual([[of("paper")], [of("ink")]]);
});
