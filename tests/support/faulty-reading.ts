import type { APIRequestContext } from "@playwright/test";
import { NO_ANSWER } from "@/lib/platform/database/no-answer";
import { pause } from "./instance";
import { follow } from "./sign-in-request";

export interface Reading {
  path: string;
  status: number;
  ms: number;
  body: string;
}

/** Asks for a page as a browser does, redirects and all, and notes how long its reader waited. */
export async function readPage(who: APIRequestContext, path: string): Promise<Reading> {
  const startedAt = performance.now();
  try {
    const { status, body } = await follow(who, path);
    return { path, status, ms: Math.round(performance.now() - startedAt), body };
  } catch (error) {
    return { path, status: 0, ms: Math.round(performance.now() - startedAt), body: String(error) };
  }
}

export async function readPages(who: APIRequestContext, paths: readonly string[]): Promise<Reading[]> {
  return Promise.all(paths.map(async (path) => readPage(who, path)));
}

/** How pages and responses say that something could not be loaded. A part of a page says it inside the whole. */
const SAYS_SO = new RegExp(`"digest":"${NO_ANSWER}"|${NO_ANSWER}|We couldn’t load|We can’t (?:reach|check) your`);

/** Whether it tells its reader that something is unavailable. */
export const saysNoAnswer = ({ body }: Reading): boolean => SAYS_SO.test(body.replaceAll("\\", ""));

/** Whether it is a complete public page and not an error page. Its text may be about anything. */
export const isWhole = ({ status, body }: Reading): boolean =>
  status === 200 &&
  !body.replaceAll("\\", "").includes(`"digest":"${NO_ANSWER}"`) &&
  !body.includes("We couldn’t load the rankings");

/** For a message of a failed test: without the pages themselves. */
export const shortOf = ({ path, status, ms, body }: Reading): string =>
  `${path}: ${status} after ${ms} ms, ${body.length} characters`;

/** Milliseconds until something holds. @throws {Error} when it does not within `patience` */
export async function msUntil(what: string, patience: number, holds: () => Promise<boolean>): Promise<number> {
  const startedAt = performance.now();
  while (!(await holds())) {
    if (performance.now() - startedAt > patience) throw new Error(`${what}: not within ${patience / 1000} s`);
    await pause(100);
  }
  return Math.round(performance.now() - startedAt);
}

/** The longest wait among readings, in milliseconds. */
export const longest = (readings: readonly Reading[]): number => Math.max(...readings.map(({ ms }) => ms));
