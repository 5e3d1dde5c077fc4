import { request } from "@playwright/test";
import { ANALYSES } from "@/lib/catalogue/analyses";
import { DataApi } from "../data-api";
import type { Instance } from "../instance";
import { load } from "../load";
import { residentMegabytes } from "../process-memory";
import { SAMPLE_PEOPLE } from "../sign-in";
import { signInByRequest } from "../sign-in-request";
import { type Part, processOf } from "../site-processes";

const PARTS = ["app", "backend"] as const satisfies readonly Part[];
/**
 * The most that a part may hold, in megabytes resident. The database's compiled memory never shrinks: 160 MB as started,
 * 270 once it has loaded a study; with that it holds 730 for a while.
 */
const LIMIT: Readonly<Record<Part, number>> = { app: 600, backend: 750 };
const NAME: Readonly<Record<Part, string>> = { app: "the web server", backend: "the database" };
const MINUTES = 10;
/** Minutes in which everything is read for the first time. */
const WARMING = 4;
/** How far the last minutes may lie above those after warming: a leak of one request in a thousand lies further. */
const GROWTH = 1.1;

const CONNECTIONS = 6;
/** Milliseconds between two requests of a connection, with which no one meets the limit of a person: 1,000 in 5 minutes, redirects included. */
const REST = 900;
const PAGES = ["/", "/rankings/sweden", "/rankings/norway", "/rankings/full", "/account", "/insights", "/my-charts"];

/** Six busy connections of members for ten minutes: memory stays below its limit and does not grow. Gives the faults. */
export async function memoryUnderLoad(site: Instance): Promise<string[]> {
  const api = new DataApi(site.dataDir);
  // One person has a limit of requests.
  const cookies: string[] = [];
  for (const person of SAMPLE_PEOPLE) {
    const member = await signInByRequest(request, site.url, `${person}@sample.test`);
    const { cookies: own } = await member.storageState();
    await member.dispose();
    cookies.push(own.map(({ name, value }) => `${name}=${value}`).join("; "));
  }

  const held: Record<Part, number[]> = { app: [], backend: [] };
  const watch = setInterval(() => {
    for (const part of PARTS) held[part].push(residentMegabytes(processOf(api, part)));
  }, 1000);
  const pages = [...PAGES, ...Object.values(ANALYSES).map(({ path }) => path)];
  const { requests, errors } = await load(site.url, pages, CONNECTIONS, MINUTES * 60, cookies, REST);
  clearInterval(watch);

  console.log(`  ${requests} requests`);
  return [...errors.slice(0, 5), ...PARTS.flatMap((part) => faultsOfMemory(part, held[part]))];
}

function faultsOfMemory(part: Part, samples: readonly number[]): string[] {
  const minute = samples.length / MINUTES;
  const between = (from: number, to: number) =>
    meanOf(samples.slice(Math.floor(from * minute), Math.ceil(to * minute)));
  const most = Math.max(...samples);
  const warmed = between(WARMING, WARMING + 2);
  const last = between(MINUTES - 2, MINUTES);
  const each = Array.from({ length: MINUTES }, (_, at) => Math.round(between(at, at + 1)));
  console.log(`  ${NAME[part]}: ${Math.round(most)} MB at most; by minute ${each.join(", ")}`);
  return [
    ...(most > LIMIT[part] ? [`${NAME[part]} held ${Math.round(most)} MB, allowed are ${LIMIT[part]}`] : []),
    ...(last > warmed * GROWTH ? [`${NAME[part]} grew from ${Math.round(warmed)} to ${Math.round(last)} MB`] : []),
  ];
}

const meanOf = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0) / numbers.length;
