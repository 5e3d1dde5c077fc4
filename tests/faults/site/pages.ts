import type { APIRequestContext } from "@playwright/test";
import { z } from "zod";
import type { DataApi } from "@/tests/support/data-api";
import type { FaultySite } from "@/tests/support/faulty-site";
import { ANALYSES } from "@/lib/catalogue/analyses";
import { readFileSync } from "node:fs";
import path from "node:path";

/** One of each kind of public page and file. The industry and the texts are the sample study's. */
export const PUBLIC_PAGES = [
  ...[
    "/",
    "/rankings/sweden",
    "/rankings/sweden/food-grocery",
    "/pricing",
    "/features",
    "/help",
    "/contact-us",
    "/waitlist",
    "/privacy-policy",
  ],
  ...["/about-study", "/about-study/scores", "/auth?mode=signin", "/api-reference", "/api/palette", "/sitemap.xml"],
  ...["", "/avoiding-greenwashing", "/insights", "/insights/how-to-read-a-score", "/glossary", "/insights/rss.xml"].map(
    (page) => `/sustainability-branding-hub${page}`,
  ),
];

/** Pages for one person, of all areas. */
export const PRIVATE_PAGES = [
  ...[
    "/rankings/full",
    "/account",
    "/insights",
    "/my-charts",
    "/welcome",
    "/invitations",
    ANALYSES["single-country"].path,
  ],
  ...[ANALYSES["risk-alerts"].path, ANALYSES.awareness.path, "/api/me"],
];

/** Asks for each once, so that there is a last good copy of it. */
export async function askedOnce(who: APIRequestContext, paths: readonly string[]): Promise<void> {
  for (const page of paths) {
    const answer = await who.get(page);
    if (answer.status() !== 200) throw new Error(`${page} answers ${answer.status()} while all is well.`);
  }
}

const named = z.array(z.object({ brand_slug: z.string() }));
let taken = 0;

/** Pages of brands that no one has asked for yet. */
export async function freshBrand(api: DataApi, count = 1): Promise<string[]> {
  const { body } = await api.call("service", "list_ranked_brands", { p_market: "finland" });
  const all = named.parse(JSON.parse(body)).toReversed();
  taken += count;
  return all.slice(taken - count, taken).map(({ brand_slug }) => `/brands/${brand_slug}`);
}

/**
 * What the publisher's command does after a publication: everything computed from results is to be read again. @returns
 * the answer's status
 */
export async function refreshEverything({ url, dataDir }: Pick<FaultySite, "url" | "dataDir">): Promise<number> {
  const { internalToken } = z
    .looseObject({ internalToken: z.string() })
    .parse(JSON.parse(readFileSync(path.join(dataDir, "secrets.json"), "utf8")));
  const { status } = await fetch(`${url}/api/internal/revalidate`, {
    method: "POST",
    headers: { Authorization: `Bearer ${internalToken}` },
  });
  return status;
}
