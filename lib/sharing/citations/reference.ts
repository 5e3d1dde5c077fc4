import { toCitePath, type CitationRecord } from "@/lib/sharing/citations/citation";
import { SITE } from "@/lib/platform/site/site";

type Cited = Pick<CitationRecord, "id" | "title" | "kicker" | "publishedAt" | "citedAt" | "isSample" | "sha256">;

/** The parts of a reference. Plain text; BibTeX in UTF-8 with its special characters escaped. */
export interface Reference {
  url: string;
  apa: string;
  chicago: string;
  bibtex: string;
}

const AMERICAN = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });
const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

const SPECIAL: Readonly<Record<string, string>> = {
  "\\": String.raw`\textbackslash{}`,
  // BibTeX counts braces even after a backslash, so a single one is written by its name.
  "{": String.raw`\textbraceleft{}`,
  "}": String.raw`\textbraceright{}`,
  "~": String.raw`\textasciitilde{}`,
  "^": String.raw`\textasciicircum{}`,
};

/** Text as a BibTeX field value in braces: it contains no command, and its braces are balanced. */
export function escapeBibtex(text: string): string {
  return text.replaceAll(/[\\{}~^&%$#_]/g, (special) => SPECIAL[special] ?? `\\${special}`).replaceAll(/\s+/g, " ");
}

/** With a full stop, unless it ends with punctuation. */
const ended = (sentence: string) => (/[.!?…]$/.test(sentence) ? sentence : `${sentence}.`);
/** Inside quotation marks, other quotation marks become single ones. */
const quoted = (title: string) => `“${ended(title.replaceAll(/[“„«]|"(?=\S)/g, "‘").replaceAll(/[”»"]/g, "’"))}”`;

/** The texts for citing a chart. The year is that of the publication its data come from. `origin` as "https://…". */
export function toReference(
  { id, title, kicker, publishedAt, citedAt, isSample, sha256 }: Cited,
  origin: string,
): Reference {
  const url = new URL(toCitePath(id), origin).href;
  const [published, cited] = [new Date(publishedAt), new Date(citedAt)];
  const [year, month] = [published.getUTCFullYear(), published.getUTCMonth()];
  const monthAndDay = AMERICAN.format(published).split(",")[0] ?? "";
  const medium = isSample ? "Chart with sample data" : "Chart";
  const key = `${SITE.name
    .normalize("NFKD")
    .replaceAll(/[^a-z]/gi, "")
    .toLowerCase()}${year}${id.replaceAll(/[^a-z0-9]/gi, "").slice(0, 6)}`;
  return {
    url,
    apa: `${SITE.company}. (${year}, ${monthAndDay}). ${title} (version of ${AMERICAN.format(cited)}) [${medium}]. ${url}`,
    chicago: `${SITE.company}. ${quoted(title)} ${medium}. ${kicker}. Published ${AMERICAN.format(published)}; version of ${AMERICAN.format(cited)}. ${url}.`,
    bibtex: [
      `@misc{${key},`,
      `  author = {{${escapeBibtex(SITE.company)}}},`,
      `  title = {{${escapeBibtex(title)}}},`,
      `  year = {${year}},`,
      `  month = ${MONTHS[month] ?? "jan"},`,
      String.raw`  howpublished = {\url{${url}}},`,
      `  note = {${escapeBibtex(`${medium}. ${kicker}. Version of ${citedAt.slice(0, 10)}. SHA-256 of its numbers: ${sha256}`)}},`,
      "}",
    ].join("\n"),
  };
}
