import type { ChartDocument, ChartPicture } from "@/lib/charts/document";
import { toPaints } from "@/lib/charts/drawing/paints";
import { type Scene, toScene, toSceneHeight } from "@/lib/charts/drawing/scene";
import { toCard } from "@/lib/sharing/exports/card";
import { toSlides } from "@/lib/sharing/slides/deck";
import { partsOf } from "./zip-parts";

/** A picture as one kind of page or file draws it. */
export interface ChartForm {
  /** "wide", "slide" and so on. */
  form: string;
  picture: ChartPicture;
  /** What stands above it. */
  head: readonly string[];
  /** All that is written in it. */
  texts: readonly string[];
}

const textsOf = ({ marks }: Scene) => marks.flatMap((mark) => (mark.kind === "text" ? [mark.text] : []));

const UNESCAPED: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&apos;": "'",
};
const plain = (xml: string) => xml.replaceAll(/&(?:amp|lt|gt|quot|apos);/g, (each) => UNESCAPED[each] ?? "");
const slideTexts = (xml: string) =>
  [...xml.matchAll(/<(?:a:t|c:v)>([^<]*)<\/(?:a:t|c:v)>/g)].map((found) => plain(found[1] ?? ""));

/** Widths of pages and embeds in which pictures are drawn. */
const WIDTHS = [280, 343, 656, 1120];

/** Every picture of a chart as pages and embeds, images, reports and slides draw it. */
export async function formsOf(document: ChartDocument): Promise<ChartForm[]> {
  const paints = toPaints(document.pictures);
  const [first] = document.pictures;
  const cards = (["wide", "square", "figure"] as const).flatMap((form): ChartForm[] => {
    const card = toCard(document, form, "light", "https://granskog.example/s/7Kq2Vd");
    return first && card
      ? [{ form, picture: first, head: [document.title, document.subtitle], texts: textsOf(card) }]
      : [];
  });
  const scenes = document.pictures.flatMap((picture): ChartForm[] => {
    const head = [picture.title, picture.unit];
    const pages = WIDTHS.map((width) => ({
      form: `${width} px`,
      picture,
      head,
      texts: textsOf(toScene(picture, { width, height: toSceneHeight(picture, width), theme: "page", paints })),
    }));
    const height = Math.min(800, toSceneHeight(picture, 715));
    const report = textsOf(toScene(picture, { width: 715, height, theme: "print", paints }));
    return [...pages, { form: "report", picture, head, texts: report }];
  });
  return [...cards, ...scenes, ...(await slidesOf(document))];
}

/** What stands beside the data. */
const beside = {
  permalink: `https://granskog.example/x?${"brands=smedsta&".repeat(8)}`,
  short: "https://granskog.example/s/7Kq2Vd",
  hash: "0".repeat(64),
  takenAt: "2026-11-22T19:00:00Z",
};

async function slidesOf(document: ChartDocument): Promise<ChartForm[]> {
  if (document.pictures.length === 0) return [];
  const parts = partsOf(await toSlides([{ document, beside }]));
  return document.pictures.map((picture, at): ChartForm => {
    // The cover is the first.
    const number = at + 2;
    const slide = parts.get(`ppt/slides/slide${number}.xml`) ?? "";
    const chart = /charts\/(chart\d+\.xml)/.exec(parts.get(`ppt/slides/_rels/slide${number}.xml.rels`) ?? "")?.[1];
    return {
      form: "slide",
      picture,
      head: at === 0 ? [document.title, document.subtitle] : [picture.title, picture.unit],
      texts: [...slideTexts(slide), ...slideTexts(parts.get(`ppt/charts/${chart ?? ""}`) ?? "")],
    };
  });
}
