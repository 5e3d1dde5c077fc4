/** Removed from every logged text, in this order. */
const PRIVATE: readonly (readonly [RegExp, string])[] = [
  [/\beyJ[\w-]{6,}\.[\w-]{6,}\.[\w-]*/g, "[token]"],
  [/\b(Bearer|Basic)\s+[^\s"',;]+/gi, "$1 [token]"],
  [/\b(?:sk|rk|pk|whsec)_\w{8,}/g, "[key]"],
  [/[^\s"'<>()[\]:;,=/\\@]{1,64}@[^\s"'<>()[\]:;,=/\\@]{1,253}\.[a-z]{2,}/giu, "[address]"],
  [/\b([a-z][a-z0-9+.-]*:\/\/)[^\s/@"']+@/gi, "$1[login]@"],
  [/(\/[^\s?"'<>]*)\?[^\s"'<>)]*/g, "$1?[query]"],
];
const MOST = 4_000;
/** Line breaks of all kinds, other control characters, and those that change the direction of text. */
const CONTROL = /(?!\n)[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/gu;

/**
 * A text without email addresses, tokens, keys, logins and queries, and at most 4,000 characters long. Its line feeds
 * stay.
 */
export function scrub(text: string): string {
  const short = text.length > MOST ? `${text.slice(0, MOST)}…` : text;
  return PRIVATE.reduce((rest, [pattern, word]) => rest.replace(pattern, word), short.replace(CONTROL, " "));
}

/** The same on one line. */
export const scrubLine = (text: string): string => scrub(text.replaceAll("\n", " "));

interface ErrorFacts {
  name: string;
  message: string;
  code?: string;
  digest?: string;
  stack?: string;
  cause?: ErrorFacts;
}

const word = (error: object, key: "code" | "digest"): Partial<Record<"code" | "digest", string>> => {
  const value: unknown = Reflect.get(error, key);
  return typeof value === "string" || typeof value === "number" ? { [key]: scrubLine(String(value)) } : {};
};

/** The loggable part of an error: never its own fields, which may hold anything that was sent. */
export function toErrorFacts(error: unknown, depth = 0): ErrorFacts {
  if (!(error instanceof Error)) return { name: typeof error, message: scrubLine(describe(error)) };
  return {
    name: scrubLine(error.name),
    message: scrubLine(error.message),
    ...word(error, "code"),
    ...word(error, "digest"),
    ...(error.stack && depth === 0 && { stack: scrub(error.stack) }),
    ...(error.cause !== undefined && depth < 3 && { cause: toErrorFacts(error.cause, depth + 1) }),
  };
}

/** For a thrown value that is not an error: a string, or its message. */
function describe(thrown: unknown): string {
  if (typeof thrown === "string") return thrown;
  if (typeof thrown === "object" && thrown !== null && "message" in thrown)
    return typeof thrown.message === "string" ? thrown.message : "an object";
  if (typeof thrown === "number" || typeof thrown === "boolean") return String(thrown);
  return typeof thrown === "undefined" ? "nothing" : "an object";
}
