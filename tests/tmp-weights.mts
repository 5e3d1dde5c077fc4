import { request } from "@playwright/test";
import { PARTS, weighPage } from "./support/page-weight";
import { PAGE_BUDGETS } from "./http/page-budgets";
import { readFileSync } from "node:fs";
const base = process.argv[2]!;
const jar = JSON.parse(readFileSync("/tmp/team/light/cookies.json", "utf8"));
const files = new Map<string, Promise<Buffer>>();
for (const [address, b] of Object.entries(PAGE_BUDGETS)) {
  const read = async (a: string) => { const k = files.get(a) ?? fetch(new URL(a, base), b.as ? { headers: { cookie: jar[b.as] } } : {}).then(async r => Buffer.from(await r.arrayBuffer())); if (a.startsWith("/_next/static/")) files.set(a, k); return k; };
  const w = await weighPage(address, read as never);
  console.log(address, PARTS.map(p => `${p} ${w[p].toFixed(1)}/${b[p]}${w[p] > b[p] ? " OVER" : ""}`).join("  "));
}
