import { idOf, listOf, numbersOf, type PdfFile, wordsOf } from "./file";
import type { PdfValue } from "./values";

/** An element of a PDF file's tag tree (ISO 32000-1, 14.7). */
export interface Tag {
  /** Its standard type. */
  name: string;
  /** As the file names it, where that is another. */
  written: string;
  /** What it shows, in words; null without. */
  alt: string | null;
  actual: string | null;
  /** Of a header cell: what it heads. */
  scope: string;
  /** Left, lower, right and upper edge on its page, in points; null without. */
  box: readonly number[] | null;
  /** The number of its page's object, where it has content of its own. */
  page: number | null;
  children: Tag[];
  /** Numbers of marked content, each with the object number of its page. */
  content: { page: number | null; number: number }[];
  /** Object numbers of annotations. */
  annotations: number[];
  /** Its own object number. */
  id: number;
}

/** The tags that stand for themselves (ISO 32000-1, 14.8.4). */
export const STANDARD = new Set(
  "Document Part Art Sect Div BlockQuote Caption TOC TOCI Index NonStruct Private P H H1 H2 H3 H4 H5 H6 L LI Lbl LBody Table TR TH TD THead TBody TFoot Span Quote Note Reference BibEntry Code Link Annot Ruby RB RT RP Warichu WT WP Figure Formula Form".split(
    " ",
  ),
);

/** The element or the elements at the top of a file's tag tree; none for a file without tags. */
export function readTags({ catalog, at, entry, follow }: PdfFile): Tag[] {
  const root = at(catalog, "StructTreeRoot");
  const roles = at(root, "RoleMap");
  const toStandard = (written: string, seen: readonly string[] = []): string => {
    const role = wordsOf(at(roles, written));
    if (role === "" || seen.includes(written)) return written;
    return toStandard(role, [...seen, written]);
  };
  const attributesOf = (element: PdfValue, owner: string): PdfValue[] =>
    listOf(at(element, "A"))
      .map(follow)
      .filter((each) => wordsOf(at(each, "O")) === owner);
  const textOf = (element: PdfValue, key: string): string | null => {
    const value = at(element, key);
    return value === null ? null : wordsOf(value);
  };
  /** One child may stand without a list. */
  const kidsOf = (element: PdfValue): readonly PdfValue[] => {
    const kids = entry(element, "K");
    return Array.isArray(follow(kids)) ? listOf(follow(kids)) : listOf(kids);
  };
  const read = (value: PdfValue): Tag => {
    const element = follow(value);
    const written = wordsOf(at(element, "S"));
    const page = idOf(entry(element, "Pg"));
    const tag: Tag = {
      name: toStandard(written),
      written,
      alt: textOf(element, "Alt"),
      actual: textOf(element, "ActualText"),
      scope: attributesOf(element, "Table")
        .map((each) => wordsOf(at(each, "Scope")))
        .join(""),
      box: attributesOf(element, "Layout").map((each) => numbersOf(at(each, "BBox")))[0] ?? null,
      page,
      children: [],
      content: [],
      annotations: [],
      id: idOf(value) ?? -1,
    };
    for (const kid of kidsOf(element)) {
      const is = follow(kid);
      if (typeof is === "number") tag.content.push({ page, number: is });
      else if (wordsOf(at(is, "Type")) === "MCR")
        tag.content.push({ page: idOf(entry(is, "Pg")) ?? page, number: Number(at(is, "MCID")) });
      else if (wordsOf(at(is, "Type")) === "OBJR") tag.annotations.push(idOf(entry(is, "Obj")) ?? -1);
      else tag.children.push(read(kid));
    }
    return tag;
  };
  return kidsOf(root).map(read);
}

/** A tag and all below it, in reading order. */
export const allTags = (tag: Tag): Tag[] => [tag, ...tag.children.flatMap(allTags)];
