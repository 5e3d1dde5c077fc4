import http from "node:http";
import { ANALYSES, ANALYSIS_IDS } from "@/lib/catalogue/analyses";
import type { Instance } from "../support/instance";
import { SAMPLE_PEOPLE } from "../support/sign-in";
import { pidAt, withEmptyApp } from "./empty-app";
import type { Measurement } from "./figure-table";
import { residentMegabytes } from "../support/process-memory";
import { ask, type Asked, costOf, firstByteOf, processesOf, weigh } from "./request-cost";
import { cookiesOf } from "./signed-in";

async function cost(
  what: string,
  asked: Asked,
  expected: number,
  pids: Parameters<typeof costOf>[2],
): Promise<Measurement> {
  const { rate, site, database } = await costOf(asked, expected, pids);
  const note = `CPU per request: web server ${site.toFixed(2)} ms, database ${database.toFixed(2)} ms`;
  return { what, value: rate, unit: "requests/s", note };
}

async function firstByte(name: string, asked: Asked): Promise<Measurement> {
  const { median, longest } = await firstByteOf(asked);
  return { what: `  ${name}, first byte`, value: median, unit: "ms", note: `longest of nine ${longest.toFixed(1)} ms` };
}

async function weight(url: string, cookie?: string): Promise<Measurement> {
  const { html, gzip, flight } = await weigh(url, cookie);
  const note = `gzip ${gzip.toFixed(1)} kB; data for React ${flight.toFixed(1)} kB`;
  return { what: `${new URL(url).pathname}, HTML`, value: html, unit: "kB", note };
}

/** What pages cost the server: kept ones, conditional requests, signed-in ones; their weight; and memory afterwards. */
export async function measureServerCost({ url, dataDir }: Pick<Instance, "url" | "dataDir">): Promise<Measurement[]> {
  const pids = processesOf(dataDir);
  const kept = `${url}/rankings/sweden`;
  // Kept from the second request on, and packed well in the background.
  for (let turn = 0; turn < 3; turn += 1) await ask({ url: kept }, turn, new http.Agent());
  const { etag } = await ask({ url: kept }, 0, new http.Agent());
  const cookies: string[] = [];
  for (const person of SAMPLE_PEOPLE) cookies.push(await cookiesOf(url, person));
  const enterprise = cookies[SAMPLE_PEOPLE.indexOf("enterprise")] ?? "";
  const table: Measurement[] = [
    await cost("kept page, gzip, by npm start alone", { url: kept }, 200, pids),
    await cost("the same, unchanged (304)", { url: kept, etag }, 304, pids),
    await cost("/auth, a page with a nonce", { url: `${url}/auth` }, 200, pids),
  ];
  await withEmptyApp(async (url) => {
    const empty = new URL("/dynamic", url);
    table.push(
      await cost("an empty dynamic page of Next", { url: empty.href }, 200, { site: pidAt(Number(empty.port)) }),
    );
  });
  for (const path of ["/account", "/rankings/full"]) {
    table.push(await cost(`${path}, signed in, five people in turn`, { url: url + path, cookies }, 200, pids));
    table.push(await firstByte(path, { url: url + path, cookies: [enterprise] }));
  }
  for (const id of ANALYSIS_IDS)
    table.push(await firstByte(ANALYSES[id].path, { url: url + ANALYSES[id].path, cookies: [enterprise] }));
  table.push(
    { what: "web server, memory after this load", value: residentMegabytes(pids.site), unit: "MB", note: "aim: 600" },
    { what: "database, memory after this load", value: residentMegabytes(pids.database), unit: "MB", note: "aim: 600" },
  );
  for (const path of ["/", "/rankings/sweden", "/pricing"]) table.push(await weight(url + path));
  for (const path of ["/account", "/rankings/full", "/predictive-insights/momentum"])
    table.push(await weight(url + path, enterprise));
  return table;
}
