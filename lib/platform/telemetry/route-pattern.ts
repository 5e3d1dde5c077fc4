/** Names of public segments. Other dynamic segments may be secret, so they are never logged. */
const PUBLIC_SEGMENTS = new Set(["[slug]", "[market]", "[industry]", "[section]", "[topic]", "[file]", "[area]"]);
const ASSETS = "/_next/static";
/** One name for all unknown routes, so that invented addresses create no new labels. */
const OTHER = "other";

export interface Route {
  /** The route as its folders name it, such as `/brands/[slug]`: one of a fixed set. */
  pattern: string;
  /** The address in the form that may be logged. */
  path: string;
}

type Matcher = (path: string) => Route;

function matches(pattern: readonly string[], segments: readonly string[]): boolean {
  const last = pattern.at(-1) ?? "";
  const hasRest = last.includes("[...");
  if (hasRest ? segments.length < pattern.length - (last.startsWith("[[") ? 1 : 0) : segments.length !== pattern.length)
    return false;
  return pattern.every((part, index) => part.startsWith("[") || part === segments[index]);
}

/**
 * Finds the route of an address among those of the build.
 * @param patterns routes as Next writes them, such as `/brands/[slug]`
 */
export function makeRouteMatcher(patterns: readonly string[]): Matcher {
  const fixed = new Set(patterns.filter((pattern) => !pattern.includes("[")));
  // Routes with more static segments come first.
  const open = patterns
    .filter((pattern) => pattern.includes("["))
    .map((pattern) => ({ pattern, parts: pattern.split("/").slice(1) }))
    .toSorted((a, b) => a.pattern.split("[").length - b.pattern.split("[").length || b.parts.length - a.parts.length);
  return (address) => {
    const path = address.split(/[?#]/, 1)[0] ?? "";
    if (path.startsWith("/_next/")) return { pattern: ASSETS, path: ASSETS };
    if (fixed.has(path)) return { pattern: path, path };
    const segments = path.split("/").slice(1);
    const found = open.find(({ parts }) => matches(parts, segments));
    if (!found) return { pattern: OTHER, path: OTHER };
    const patternParts = found.parts.map((part, index) =>
      part.startsWith("[") && !PUBLIC_SEGMENTS.has(part) ? part : (segments[index] ?? part),
    );
    return { pattern: found.pattern, path: `/${patternParts.join("/")}` };
  };
}
