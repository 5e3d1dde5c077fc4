import { z } from "zod";
import { parseConfiguration } from "@/lib/analyses/parse-configuration";
import {
  LIFETIMES,
  LONGEST_MESSAGE,
  LONGEST_PASSWORD,
  LONGEST_TITLE,
  SHORTEST_PASSWORD,
} from "@/lib/sharing/links/link";

/** Control characters, including those that change the text direction: they are invisible and can disguise a text. */
const UNSEEN = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/gu;

/** One line without invisible characters, up to this many characters. */
const toLine = (text: string, most: number) =>
  Array.from(text.toWellFormed().replaceAll(UNSEEN, " ").replaceAll(/\s+/g, " ").trim()).slice(0, most).join("").trim();
/** The same for several lines. */
const toLines = (text: string) =>
  text
    .toWellFormed()
    .replaceAll("\r\n", "\n")
    .split("\n")
    .map((line) => line.replaceAll(UNSEEN, " "))
    .join("\n")
    .trim();

const configuration = z.unknown().transform((document, context) => {
  const parsed = parseConfiguration(document);
  if (parsed) return parsed;
  context.addIssue({ code: "custom", message: "Not a chart" });
  return z.NEVER;
});

/** The dialog's fields for a new link. */
export const linkForm = z.strictObject({
  configuration,
  title: z
    .string()
    .max(4 * LONGEST_TITLE)
    .transform((text) => toLine(text, LONGEST_TITLE))
    .pipe(z.string().min(1)),
  message: z
    .string()
    .max(2 * LONGEST_MESSAGE)
    .transform(toLines)
    .pipe(z.string().max(LONGEST_MESSAGE)),
  isSigned: z.boolean(),
  /** "" for none. */
  password: z
    .string()
    .max(LONGEST_PASSWORD)
    .refine((text) => text === "" || text.length >= SHORTEST_PASSWORD, "Too short"),
  downloads: z.boolean(),
  days: z.union([
    z.literal(LIFETIMES[0]),
    z.literal(LIFETIMES[1]),
    z.literal(LIFETIMES[2]),
    z.literal(LIFETIMES[3]),
    z.null(),
  ]),
});

interface Person {
  profile: { firstName: string; lastName: string };
  details: { company: string; title: string };
}

/** Who shares it: "Ingrid Solheim, Analyst at Brinkhof". Null if nothing is known about them. */
export function toSignature({ profile, details }: Person): string | null {
  const name = toLine(`${profile.firstName} ${profile.lastName}`, 160);
  const [title, company] = [toLine(details.title, 100), toLine(details.company, 120)];
  const role = [title, company].filter(Boolean).join(" at ");
  return [name, role].filter(Boolean).join(", ") || null;
}
