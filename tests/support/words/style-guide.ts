import { readOwn } from "../documented";

/** A phrase that no one should read, and what to write instead. */
export interface ForbiddenPhrase {
  phrase: string;
  instead: string;
  pattern: RegExp;
}

const codesIn = (cell: string): string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, phrase = ""]) => phrase);

/** Whole words, whatever their case; the apostrophe may be straight or curly, and a space any white space. */
function toPattern(phrase: string): RegExp {
  const words = phrase
    .replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`)
    .replaceAll("*", String.raw`\p{L}*`)
    .replaceAll(/['’]/g, "['’]")
    .replaceAll(/\s+/g, String.raw`\s+`);
  return new RegExp(String.raw`(?<![\p{L}\p{N}_/-])${words}(?![\p{L}\p{N}_-])`, "giu");
}

function rowsOf(section: string, page: string): string[][] {
  const text = page.split(/^## /m).find((part) => part.startsWith(section)) ?? "";
  return text
    .split("\n")
    .filter((line) => line.startsWith("| ") && !/^\|[-|\s]+$/.test(line))
    .slice(1)
    .map((line) =>
      line
        .slice(1, -1)
        .split("|")
        .map((cell) => cell.trim()),
    );
}

/** What `content/handbook/words.md` forbids. */
export function readForbiddenPhrases(page = readOwn("content/handbook/words.md")): ForbiddenPhrase[] {
  const terms = rowsOf("Terms", page).flatMap(([, instead = "", not = ""]) =>
    codesIn(not).map((phrase) => ({ phrase, instead })),
  );
  const never = rowsOf("Never", page).flatMap(([not = "", instead = ""]) =>
    codesIn(not).map((phrase) => ({ phrase, instead })),
  );
  return [...terms, ...never].map((each) => ({ ...each, pattern: toPattern(each.phrase) }));
}

/** Abbreviations that a page must explain. */
export function readAbbreviations(page = readOwn("content/handbook/words.md")): string[] {
  return codesIn(page.split(/^## Abbreviations/m)[1] ?? "");
}
