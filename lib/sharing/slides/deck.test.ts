import { strFromU8, unzipSync } from "fflate";
import { beforeAll, describe, expect, it } from "vitest";
import { toSlides } from "@/lib/sharing/slides/deck";
import {
  beside,
  EVERY_KIND,
  FORECAST,
  GROUP_LINES,
  LINES,
  STACK,
  toDocument,
  toRows,
} from "@/lib/sharing/slides/deck.fixture";
import { readXml, type XmlElement } from "@/tests/support/xml-tree";
import { slideColour } from "@/lib/sharing/slides/look";

type Parts = Readonly<Record<string, Uint8Array>>;
const read = (parts: Parts, name: string): string => {
  const part = parts[name];
  if (!part) throw new Error(`No part ${name}.`);
  return strFromU8(part);
};
const slidesOf = (parts: Parts) =>
  Object.keys(parts)
    .filter((name) => /^ppt\/slides\/slide\d+\.xml$/.test(name))
    .toSorted((a, b) => Number(/\d+/.exec(a)?.[0]) - Number(/\d+/.exec(b)?.[0]))
    .map((name) => read(parts, name));
const chartsOf = (parts: Parts) =>
  Object.keys(parts)
    .filter((name) => /^ppt\/charts\/chart\d+\.xml$/.test(name))
    .toSorted((a, b) => Number(/\d+/.exec(a)?.[0]) - Number(/\d+/.exec(b)?.[0]))
    .map((name) => read(parts, name));
const UNESCAPED: Readonly<Record<string, string>> = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"' };
const plain = (xml: string) => xml.replaceAll(/&(?:amp|lt|gt|quot);/g, (each) => UNESCAPED[each] ?? "");
const textOf = (xml: string) => [...xml.matchAll(/<a:t>([^<]*)<\/a:t>/g)].map((found) => plain(found[1] ?? ""));

const findAll = ({ children }: XmlElement, name: string): XmlElement[] =>
  children.flatMap((child) => [...(child.name === name ? [child] : []), ...findAll(child, name)]);

/** Order of a series' children in the schema of charts (ISO/IEC 29500-1, 21.2.2). */
const ORDER = "idx order tx spPr invertIfNegative marker dPt dLbls trendline errBars cat xVal val yVal smooth".split(
  " ",
);

let parts: Parts = {};
beforeAll(async () => {
  parts = unzipSync(await toSlides([EVERY_KIND]));
});

describe("slides", () => {
  it("slides are well-formed parts with types, and their relationships lead to parts", () => {
    const types = read(parts, "[Content_Types].xml");
    for (const name of Object.keys(parts)) {
      const ending = name.split(".").at(-1) ?? "";
      const isTyped = types.includes(`PartName="/${name}"`) || types.includes(`Extension="${ending}"`);
      expect(isTyped, name).toBe(true);
      if (ending === "xml" || ending === "rels") expect(() => readXml(read(parts, name)), name).not.toThrow();
      if (!name.endsWith(".rels")) continue;
      const folder = name.replace(/_rels\/[^/]+$/, "");
      for (const [, target = "", mode] of read(parts, name).matchAll(/Target="([^"]+)"( TargetMode="External")?/g)) {
        if (mode) continue;
        const path = new URL(target, `file:///${folder}`).pathname.slice(1);
        expect(parts[path], `${name} → ${target}`).toBeDefined();
      }
    }
    for (const [, name = ""] of types.matchAll(/PartName="\/([^"]+)"/g)) expect(parts[name], name).toBeDefined();
  });

  it("every slide has a title in the outline", () => {
    const titles = slidesOf(parts).map((xml) => {
      const shape = xml.split("<p:sp>").find((each) => /<p:ph\s[^>]*type="title"/.test(each)) ?? "";
      return textOf(shape).join(" ");
    });
    const [first, ...others] = EVERY_KIND.document.pictures;
    expect(first).toBeDefined();
    expect(titles).toEqual([
      EVERY_KIND.document.title,
      EVERY_KIND.document.title,
      ...others.map(({ title }) => title),
      "How to read it",
    ]);
    for (const xml of slidesOf(parts)) {
      const ids = [...xml.matchAll(/<p:cNvPr id="(\d+)"/g)].map((found) => found[1]);
      expect(new Set(ids).size).toBe(ids.length);
    }
  });

  it("a deck of many charts ends in a slide on how to read them and one with the source and address of each", async () => {
    const charts = Array.from({ length: 16 }, (_, at) => ({
      document: {
        ...toDocument([LINES], `Chart ${at + 1}`),
        notes: [`Note of chart ${at + 1}.`, "Intervals are at 95%."],
      },
      beside,
    }));
    const slides = slidesOf(unzipSync(await toSlides(charts, { title: "Spring" })));
    // Cover, two slides of contents, sixteen charts.
    expect(slides).toHaveLength(1 + 2 + 16 + 2);
    const [reading = "", sources = ""] = slides.slice(-2).map((xml) => textOf(xml).join(" "));
    expect(reading).toContain("Intervals are at 95%.");
    expect(reading).not.toContain("Note of chart 3.");
    expect(sources.split("Granskog, Sweden 2015–2025.")).toHaveLength(17);
    expect(sources).toContain("Slide 19");
  });

  it("each chart slide has its source, the sample label and the method in its notes", () => {
    const { pictures, source } = EVERY_KIND.document;
    const charts = slidesOf(parts).slice(1, 1 + pictures.length);
    for (const xml of charts) expect(textOf(xml).join(" ")).toContain(`Source: ${source}`);
    const layouts = Object.keys(parts).filter((name) => /slideLayout[2-9]\.xml$/.test(name));
    expect(layouts.length).toBeGreaterThan(1);
    for (const name of layouts) expect(read(parts, name)).toContain("Sample data: all brands and figures are invented");
    const notes = Object.keys(parts).filter((name) => /notesSlide\d+\.xml$/.test(name));
    const methods = notes.map((name) => textOf(read(parts, name)).join(" "));
    for (const said of methods.slice(1, 1 + pictures.length)) expect(said).toContain("Intervals are at 95%.");
    for (const xml of charts) expect(xml).toMatch(/descr="[^"]{40,}"/);
  });

  it("each chart slide has the short address of its chart beside the source, as a link", async () => {
    const short = "https://granskog.example/s/7Kq2Vd";
    const made = unzipSync(await toSlides([{ ...EVERY_KIND, beside: { ...EVERY_KIND.beside, short } }]));
    const count = EVERY_KIND.document.pictures.length;
    slidesOf(made)
      .slice(1, 1 + count)
      .forEach((xml, at) => {
        expect(textOf(xml)).toContain("granskog.example/s/7Kq2Vd");
        expect(read(made, `ppt/slides/_rels/slide${at + 2}.xml.rels`)).toContain(`Target="${short}"`);
      });
  });

  it("charts follow the schema, and their workbooks have their figures", () => {
    const charts = chartsOf(parts);
    expect(charts).toHaveLength(EVERY_KIND.document.pictures.length - 1);
    for (const xml of charts) {
      const orders = findAll(readXml(xml), "c:ser").map(({ children }) => children.map(({ name }) => name.slice(2)));
      expect(orders.length).toBeGreaterThan(0);
      for (const children of orders)
        expect(children).toEqual(children.toSorted((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b)));
      const places = [...xml.matchAll(/<c:order val="(\d+)"/g)].map((found) => Number(found[1]));
      expect(places).toEqual(places.map((_, at) => at));
    }
    for (const name of Object.keys(parts).filter((each) => each.endsWith(".xlsx"))) {
      const sheet = read(unzipSync(parts[name] ?? new Uint8Array()), "xl/worksheets/sheet1.xml");
      expect(() => readXml(sheet), name).not.toThrow();
      const number = /\d+/.exec(name)?.[0];
      const shown = [...read(parts, `ppt/charts/chart${number}.xml`).matchAll(/<c:numCache>[\s\S]*?<\/c:numCache>/g)];
      const figures = shown.flatMap(([cache]) => [...cache.matchAll(/<c:v>([^<]+)<\/c:v>/g)].map((found) => found[1]));
      expect(figures.length).toBeGreaterThan(0);
      for (const figure of new Set(figures)) expect(sheet).toContain(`<v>${figure}</v>`);
    }
  });
});

describe("a team's look", () => {
  const png = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==";
  const look = { logo: { png, width: 300, height: 100 }, main: "#5b2a86", second: "#8a1c3b" };

  it("a team's logo and colours are in the masters, and the publisher and the sample label stay", async () => {
    const parts = unzipSync(await toSlides([EVERY_KIND], { look }));
    const masters = Object.keys(parts).filter((name) => /slideLayouts\/slideLayout[2-9]\.xml$/.test(name));
    expect(masters).toHaveLength(2);
    for (const name of masters) {
      const xml = read(parts, name);
      expect(xml.split('descr="Logo of the team"')).toHaveLength(2);
      for (const kept of ["Granskog", "Sample data: all brands and figures are invented", 'descr="Logo of the team"'])
        expect(xml).toContain(kept);
      expect(xml).toContain("8A1C3B");
      expect(xml).toContain("5B2A86");
    }
    const source = slidesOf(parts)
      .slice(1, 1 + EVERY_KIND.document.pictures.length)
      .map((xml) => textOf(xml).join(" "));
    for (const text of source) expect(text).toContain(`Source: ${EVERY_KIND.document.source}`);
  });

  it("a team's colours change no colour of a chart", async () => {
    const plain = unzipSync(await toSlides([EVERY_KIND]));
    const dressed = unzipSync(await toSlides([EVERY_KIND], { look }));
    expect(chartsOf(dressed)).toEqual(chartsOf(plain));
  });

  it("each chart of a deck is told of before it is drawn", async () => {
    const told: number[] = [];
    await toSlides([EVERY_KIND, EVERY_KIND], { tell: (chart) => told.push(chart) });
    expect(told).toEqual([1, 2]);
  });
});

describe("what is drawn on slides", () => {
  it("a slide draws every line and year, and forecasts apart from what was measured", () => {
    const [lines = "", , , forecast = "", positions = ""] = chartsOf(parts);
    for (const { name } of LINES.series) expect(plain(lines)).toContain(`<c:v>${name}</c:v>`);
    for (const year of LINES.years) expect(lines).toContain(`<c:v>${year}</c:v>`);
    for (const xml of [lines, forecast]) {
      const average = xml.split("<c:ser>").find((each) => each.includes(">Market average<")) ?? "";
      expect(average).toContain('<a:prstDash val="sysDash"/>');
      expect(average).toContain(slideColour("ink"));
      expect(average).toContain('<c:symbol val="none"/>');
    }
    const foreseen = forecast.split("<c:ser>").find((each) => each.includes(">Smedsta, forecast<")) ?? "";
    expect(foreseen).toContain('<a:prstDash val="sysDot"/>');
    const measured = forecast.split("<c:ser>").find((each) => each.includes("<c:v>Smedsta</c:v>")) ?? "";
    // The solid line has nothing after the last study: the points for 2026 and later are empty.
    expect(/<c:val>[\s\S]*<\/c:val>/.exec(measured)?.[0]).not.toMatch(/<c:pt idx="1[1-3]">/);
    expect(forecast).toContain("Smedsta, 95% width");
    expect(positions).toContain('<c:orientation val="maxMin"/>');
    expect(FORECAST.years).toHaveLength(14);
  });

  it("a slide of a long list has every selected brand and says how many it shows", () => {
    const [, , , long = ""] = slidesOf(parts);
    const [, , chart = ""] = chartsOf(parts);
    expect(textOf(long).join(" ")).toContain("18 of 54 shown");
    for (const name of ["Smedsta", "Vindrosa", "36 more"]) expect(textOf(chart)).toContain(name);
    const [, short = ""] = chartsOf(parts);
    expect(textOf(short).filter((text) => /^(?:Brand \d+|Smedsta|Vindrosa)$/.test(text))).toHaveLength(18);
    expect(textOf(slidesOf(parts)[2] ?? "").join(" ")).not.toContain("shown");
  });

  it("a brand or group has one colour in a whole deck", async () => {
    const colourOf = (xml: string, name: string) => {
      const series =
        xml
          .split("<c:ser>")
          .find((each) => plain(each).includes(`<c:strCache><c:ptCount val="1"/><c:pt idx="0"><c:v>${name}<`)) ?? "";
      return /<a:srgbClr val="([0-9A-F]{6})"/.exec(series)?.[1];
    };
    const files = unzipSync(
      await toSlides(
        [
          { document: toDocument([LINES, STACK, GROUP_LINES]), beside },
          { document: toDocument([toRows(20), { ...LINES, series: LINES.series.toReversed() }], "Another"), beside },
        ],
        { title: "For the board" },
      ),
    );
    const [lines = "", shares = "", groups = "", rows = "", again = ""] = chartsOf(files);
    for (const name of ["Smedsta", "Vindrosa"]) {
      expect(colourOf(lines, name)).toBeDefined();
      expect([colourOf(rows, name), colourOf(again, name)]).toEqual([colourOf(lines, name), colourOf(lines, name)]);
    }
    for (const name of ["Ego", "Moderate", "Smart", "Dedicated"])
      expect(colourOf(groups, name)).toBe(colourOf(shares, name));
    expect(new Set(["Ego", "Moderate", "Smart", "Dedicated"].map((name) => colourOf(groups, name))).size).toBe(4);
    const contents = slidesOf(files)[1] ?? "";
    expect(textOf(contents)).toEqual(
      expect.arrayContaining(["What the charts say", "Smedsta and Vindrosa stand apart", "Another"]),
    );
    expect(contents.match(/hlinksldjump/g)).toHaveLength(2);
  });
});
