import { type PageContent, readContent } from "./content";
import { idOf, listOf, numbersOf, type PdfFile, readPdf, wordsOf } from "./file";
import { findFontFaults, fontsOf } from "./fonts";
import { allTags, readTags, STANDARD, type Tag } from "./tags";
import { isBlank, NESTING } from "./nesting";

/**
 * What in a PDF file is not as ISO 14289-1 (PDF/UA-1) asks, in sentences with the numbers of the Matterhorn Protocol
 * 1.1. These are its conditions that a program can decide, for what files of this site can contain: no forms, sound,
 * optional content, encryption or pages drawn into one another. No outside validator is at hand; this one is written
 * from the standard.
 */
export function findUaFaults(bytes: Uint8Array): string[] {
  const file = readPdf(bytes);
  const top = readTags(file);
  const contents = new Map(
    file.pages.map(({ id, dictionary }): [number, PageContent] => [
      id,
      readContent(file.streamOf(file.entry(dictionary, "Contents"))),
    ]),
  );
  return [
    ...findFileFaults(file),
    ...top.flatMap(allTags).flatMap(findTagFaults),
    ...top.flatMap(findNestingFaults),
    ...findHeadingFaults(top.flatMap(allTags)),
    ...findContentFaults(file, top.flatMap(allTags), contents),
    ...findAnnotationFaults(file, top.flatMap(allTags)),
    ...findFontsFaults(file, contents),
  ];
}

/** The file says what it is, what it is called and in which language (conditions 01-007, 06, 07, 11). */
function findFileFaults({ catalog, info, at, entry, streamOf }: PdfFile): string[] {
  const metadata = streamOf(entry(catalog, "Metadata"));
  const [, after = ""] = metadata.split("<dc:title>");
  const title = /<rdf:li xml:lang="x-default">([^<]+)<\/rdf:li>/.exec(after.split("</dc:title>")[0] ?? "")?.[1];
  return [
    ...(at(catalog, "MarkInfo", "Marked") === true ? [] : ["The file does not say that it is tagged"]),
    ...(at(catalog, "MarkInfo", "Suspects") === true ? ["01-007: the tags are doubtful"] : []),
    ...(metadata === "" ? ["06-001: no metadata"] : []),
    ...(/<pdfuaid:part>1<\/pdfuaid:part>/.test(metadata) ? [] : ["06-002: the metadata name no part of PDF/UA"]),
    ...(title === undefined ? ["06-003: no title in the metadata"] : []),
    ...(wordsOf(at(info, "Title")) === "" ? ["No title in the document information"] : []),
    ...(at(catalog, "ViewerPreferences", "DisplayDocTitle") === true ? [] : ["07-002: the title is not displayed"]),
    ...(/^[a-z]{2}-[A-Z]{2}$/.test(wordsOf(at(catalog, "Lang"))) ? [] : ["11-006: no language"]),
  ];
}

/** What a single element must have (conditions 02, 13, 15). */
function findTagFaults(tag: Tag): string[] {
  const { name, written, alt, actual, scope, box } = tag;
  const hasContent = tag.content.length + tag.children.length + tag.annotations.length > 0;
  return [
    ...(STANDARD.has(name) ? [] : [`02-001: ${written} stands for no standard type`]),
    ...(STANDARD.has(written) && written !== name ? [`02-004: ${written} is mapped to ${name}`] : []),
    ...(name === "Figure" && isBlank(alt) && isBlank(actual) ? ["13-004: a figure without words"] : []),
    ...(alt !== null && isBlank(alt) ? [`An empty alternative text of ${name}`] : []),
    ...(name === "Figure" && box?.length !== 4 ? ["A figure without its box"] : []),
    ...(name === "TH" && !/^(?:Row|Column|Both)$/.test(scope) ? ["15-003: a header cell without a scope"] : []),
    ...(hasContent ? [] : [`An empty ${name}`]),
  ];
}

/** Which elements stand in which (conditions 09-004 to 09-006), and rows as wide as their table. */
function findNestingFaults(tag: Tag): string[] {
  const rows = tag.name === "Table" ? allTags(tag).filter(({ name }) => name === "TR") : [];
  const widths = new Set(rows.map(({ children }) => children.length));
  return [
    ...tag.children.flatMap((child) => {
      const faults = NESTING.filter(({ isRight }) => !isRight(tag.name, child.name));
      return faults.map(({ number }) => `${number}: ${child.name} in ${tag.name}`);
    }),
    ...(tag.name === "Table" && widths.size !== 1 ? ["15: rows of unequal length"] : []),
    ...tag.children.flatMap(findNestingFaults),
  ];
}

/** Headings in their order (conditions 14-002, 14-003, 14-006). */
function findHeadingFaults(tags: readonly Tag[]): string[] {
  const headings = tags.filter(({ name }) => /^H\d?$/.test(name)).map(({ name }) => name);
  const levels = headings.filter((name) => name !== "H").map((name) => Number(name.slice(1)));
  return [
    ...(levels[0] === undefined || levels[0] === 1 ? [] : ["14-002: the first heading is not of level 1"]),
    ...levels.flatMap((level, at) =>
      at > 0 && level > (levels[at - 1] ?? 0) + 1 ? [`14-003: a level is skipped before H${level}`] : [],
    ),
    ...(headings.includes("H") && levels.length > 0 ? ["14-006: headings with and without levels"] : []),
  ];
}

/** Everything drawn is an artifact or belongs to one element, which the page's list of parents names. */
function findContentFaults(
  { catalog, pages, at, entry, follow }: PdfFile,
  tags: readonly Tag[],
  contents: ReadonlyMap<number, PageContent>,
): string[] {
  const owners = new Map<string, Tag[]>();
  for (const tag of tags)
    for (const { page, number } of tag.content) {
      const key = `${page}/${number}`;
      owners.set(key, [...(owners.get(key) ?? []), tag]);
    }
  const numbers = listOf(at(catalog, "StructTreeRoot", "ParentTree", "Nums"));
  const parentsOf = (key: unknown) => {
    const place = numbers.findIndex((each, index) => index % 2 === 0 && each === key);
    return place < 0 ? null : follow(numbers[place + 1]);
  };
  return pages
    .flatMap(({ id, dictionary }, page) => {
      const { faults, marked } = contents.get(id) ?? { faults: [], marked: [] };
      const parents = listOf(parentsOf(entry(dictionary, "StructParents")));
      const seen = new Set<number>();
      const wrong = marked.flatMap(({ number, tag: written }) => {
        const own = owners.get(`${id}/${number}`) ?? [];
        owners.delete(`${id}/${number}`);
        const [tag] = own;
        const isTwice = seen.has(number);
        seen.add(number);
        return [
          ...(isTwice ? [`marked content ${number} twice`] : []),
          ...(tag ? [] : [`01-006: marked content ${number} is in no element`]),
          ...(own.length > 1 ? [`marked content ${number} is in ${own.length} elements`] : []),
          ...(tag && tag.written !== written
            ? [`marked content ${number} is ${written}, its element ${tag.written}`]
            : []),
          ...(tag && idOf(parents[number]) !== tag.id ? [`marked content ${number} has another parent`] : []),
        ];
      });
      return [...faults, ...wrong].map((each) => `${each} (page ${page + 1})`);
    })
    .concat([...owners.keys()].map((key) => `An element has content that no page has: ${key}`));
}

/** Links are in elements of their own and have words; pages are read in the order of the tags (conditions 28). */
function findAnnotationFaults({ catalog, pages, at, entry, follow }: PdfFile, tags: readonly Tag[]): string[] {
  const inTree = new Map(tags.flatMap((tag) => tag.annotations.map((id) => [id, tag] as const)));
  const numbers = listOf(at(catalog, "StructTreeRoot", "ParentTree", "Nums"));
  return pages.flatMap(({ dictionary }, page) => {
    const [, , width = 0, height = 0] = numbersOf(at(dictionary, "MediaBox"));
    return [
      ...(wordsOf(at(dictionary, "Tabs")) === "S" ? [] : [`28-009: another order of tabs (page ${page + 1})`]),
      ...listOf(at(dictionary, "Annots")).flatMap((reference) => {
        const link = follow(reference);
        const tag = inTree.get(idOf(reference) ?? -1);
        const place = numbers.findIndex((each, index) => index % 2 === 0 && each === at(link, "StructParent"));
        const [left = -1, low = -1, right = -1, high = -1] = numbersOf(at(link, "Rect"));
        return [
          ...(wordsOf(at(link, "Subtype")) === "Link" ? [] : ["28-004: another annotation than a link"]),
          ...(tag?.name === "Link" ? [] : ["28-011: a link outside a Link element"]),
          ...(isBlank(wordsOf(at(link, "Contents"))) ? ["28-012: a link without words"] : []),
          ...(tag && idOf(numbers[place + 1]) === tag.id ? [] : ["A link whose parent is another"]),
          ...(left >= 0 && low >= 0 && right <= width && high <= height ? [] : ["A link outside its page"]),
          ...(at(link, "A", "S") === null && entry(link, "Dest") === null ? ["A link that leads nowhere"] : []),
        ].map((each) => `${each} (page ${page + 1})`);
      }),
    ];
  });
}

/** Every font of a page, with the glyphs that all pages draw in it. */
function findFontsFaults(file: PdfFile, contents: ReadonlyMap<number, PageContent>): string[] {
  const used = new Map<number, Set<number>>();
  const missing: string[] = [];
  for (const { id, dictionary } of file.pages) {
    const fonts = fontsOf(file, dictionary);
    for (const [name, glyphs] of contents.get(id)?.glyphs ?? []) {
      const font = idOf(fonts.get(name));
      if (font === null) missing.push(`A page draws in a font that it does not have: ${name}`);
      else used.set(font, new Set([...(used.get(font) ?? []), ...glyphs]));
    }
  }
  return [...missing, ...[...used].flatMap(([id, glyphs]) => findFontFaults(file, { kind: "reference", id }, glyphs))];
}
