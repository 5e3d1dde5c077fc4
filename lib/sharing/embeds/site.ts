import { MOST_SITES } from "@/lib/sharing/embeds/embed";

/** A label in a host name. */
const isLabel = (text: string) => /^[a-z\d-]{1,63}$/.test(text) && !text.startsWith("-") && !text.endsWith("-");

/** The form that the database accepts: it becomes part of a header, so nothing else may pass. */
function isSite(text: string): boolean {
  if (!text.startsWith("https://")) return false;
  const [name = "", port = "443", ...more] = text.slice("https://".length).split(":");
  const labels = name.replace(/^\*\./, "").split(".");
  return (
    more.length === 0 &&
    /^[1-9]\d{0,4}$/.test(port) &&
    labels.length > 1 &&
    labels.every(isLabel) &&
    /^[a-z].+$/.test(labels.at(-1) ?? "")
  );
}

/**
 * `example.org`, `https://example.org/page`, `*.example.org` → `https://example.org`; names in any script become ASCII;
 * null if it is not a site.
 */
export function toSite(typed: string): string | null {
  const text = typed.trim();
  if (text === "" || text.length > 500 || /^(?!https:)[a-z][a-z0-9+.-]*:\/\//i.test(text)) return null;
  const [, wildcard = "", rest = ""] = /^(?:https:\/\/)?(\*\.)?(.*)$/is.exec(text) ?? [];
  const address = `https://${rest}`;
  const url = URL.canParse(address) ? new URL(address) : null;
  if (!url || url.username || url.password || url.hostname.endsWith(".")) return null;
  const site = `https://${wildcard}${url.host}`;
  return site.length <= 253 && isSite(site) ? site : null;
}

/** Typed sites, one per line or separated by commas: the valid ones, each once, and the rest. */
export function readSites(text: string): { sites: string[]; wrong: string[] } {
  const parts = text.split(/[\s,;]+/).filter((part) => part !== "");
  const read = parts.map((part) => ({ part, site: toSite(part) }));
  return {
    sites: [...new Set(read.flatMap(({ site }) => site ?? []))],
    wrong: read.filter(({ site }) => site === null).map(({ part }) => part),
  };
}

/** Whether this is a valid list of sites for an embed. */
export const areSites = (sites: readonly string[]) =>
  sites.length <= MOST_SITES && sites.every((site) => toSite(site) === site) && new Set(sites).size === sites.length;
