import { fillTokens, mapTexts, toStudyFacts, toStudyWords } from "@/lib/catalogue/shown-study/study-words";
import type { ShownStudy } from "@/lib/catalogue/shown-study/shown-study";
import { rankingHref } from "@/lib/rankings/search-params";
import { joinNames } from "@/lib/platform/words/sentences";
import { inSentence } from "@/lib/platform/words/in-sentence";

/** Fields of the site’s texts that hold HTML; all others are plain. */
const HTML_FIELDS: ReadonlySet<string> = new Set(["html", "answer"]);

/** Paragraphs for studies with something, or with `^` for those without, between paragraphs that are markers alone. */
const PARAGRAPHS = /<p>\{\{([#^])([\w.]+)\}\}<\/p>([\s\S]*?)<p>\{\{\/\2\}\}<\/p>\s*/g;
/** The same for a part of a sentence. */
const PHRASE = /\{\{([#^])([\w.]+)\}\}([\s\S]*?)\{\{\/\2\}\}/g;
const EMPTY = /<p>\s*<\/p>\s*/g;

/** A link to a market's rankings, or to those of an industry there. */
const MARKET_LINK = /<a href="\/rankings\/([^"]*)"[^>]*>(.*?)<\/a>/gs;
const OTHER_RANKINGS: ReadonlySet<string> = new Set(["full", "search", "go"]);

/** Articles without links to rankings of markets that the study does not have: their words stay. */
export function linkKnownMarkets<Content>(content: Content, { markets }: Pick<ShownStudy, "markets">): Content {
  const known = new Set([...OTHER_RANKINGS, ...markets.map(({ slug }) => slug)]);
  const unlink = (link: string, to: string, words: string) => (known.has(to.split(/[/?#]/)[0] ?? "") ? link : words);
  return mapTexts(content, (text, field) => (HTML_FIELDS.has(field) ? text.replaceAll(MARKET_LINK, unlink) : text));
}

const escape = (text: string) => text.replaceAll("&", "&#x26;").replaceAll("<", "&#x3C;");

/** The site’s own texts as they are for a study: tokens filled, and without what is for other studies. */
export function fillProse<Content>(
  content: Content,
  study: ShownStudy,
  more: Readonly<Record<string, string>> = {},
): Content {
  const words = { ...toStudyWords(study), ...more };
  const inHtml = {
    ...Object.fromEntries(Object.entries(words).map(([name, word]) => [name, escape(word)])),
    "markets.links": joinNames(
      study.markets.map(
        ({ slug, name }) => `<a href="${rankingHref({ market: slug })}">${escape(inSentence(name))}</a>`,
      ),
    ),
  };
  const facts = toStudyFacts(study);
  return mapTexts(content, (text, field) => {
    if (!text.includes("{{")) return text;
    const keep = (_: string, kind: string, name: string, part: string) =>
      facts.has(name) === (kind === "#") ? part : "";
    // One part may be inside another.
    const choose = (whole: string): string => {
      const chosen = whole
        .replaceAll(PARAGRAPHS, (all: string, kind: string, name: string, part: string) =>
          keep(all, kind, name, part.trimStart()),
        )
        .replaceAll(PHRASE, keep);
      return chosen === whole ? chosen : choose(chosen);
    };
    return HTML_FIELDS.has(field)
      ? fillTokens(choose(text).replaceAll(EMPTY, ""), inHtml)
      : fillTokens(choose(text), words);
  });
}
