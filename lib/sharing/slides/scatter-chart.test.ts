import { strFromU8, unzipSync } from "fflate";
import { expect, test } from "vitest";
import type { ChartPicture } from "@/lib/charts/document";
import { toSlides } from "@/lib/sharing/slides/deck";
import { beside, toDocument } from "@/lib/sharing/slides/deck.fixture";

const textOf = (xml: string) => [...xml.matchAll(/<a:t>([^<]*)<\/a:t>/g)].map((found) => found[1] ?? "");

test("marked brands without room for their names have numbers on a slide, and a list of names beside the chart", async () => {
  const crowd: ChartPicture = {
    kind: "scatter",
    title: "A crowd",
    unit: "Points",
    digits: 1,
    x: "Across",
    y: "Up",
    points: Array.from({ length: 40 }, (_, at) => ({
      label: `Long name of brand ${at + 1}`,
      x: 10 + (at % 7) / 10,
      y: 10 + (at % 5) / 10,
      isOwn: at < 17,
    })),
    xLine: 0,
    yLine: 0,
  };
  const made = unzipSync(await toSlides([{ document: toDocument([crowd]), beside }]));
  const read = (name: string) => strFromU8(made[name] ?? new Uint8Array());
  const slide = read("ppt/slides/slide2.xml");
  const chart = read(Object.keys(made).find((name) => /^ppt\/charts\/chart\d+\.xml$/.test(name)) ?? "");
  expect(slide.includes("Names of numbered marks")).toBe(true);
  const inPlot = new Set([...chart.matchAll(/<a:t>([^<]*)<\/a:t>/g)].map(([, text]) => text));
  for (const { label } of crowd.points.slice(0, 17))
    expect(inPlot.has(label) || textOf(slide).includes(label), label).toBe(true);
  // Numbers of the list stand in the marks; the slide's own number is a field.
  const table = /<a:tbl>[\s\S]*<\/a:tbl>/.exec(slide)?.[0] ?? "";
  for (const number of textOf(table).filter((text) => /^\d+$/.test(text))) expect(inPlot.has(number)).toBe(true);
});
