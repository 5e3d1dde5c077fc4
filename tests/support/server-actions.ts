import { readFileSync } from "node:fs";
import path from "node:path";
import type { APIRequestContext, request } from "@playwright/test";
import { z } from "zod";
import { CLAIMS_COOKIE, sealClaims } from "@/lib/access/edge-claims";
import { SESSION_COOKIE } from "@/lib/accounts/identity/embedded/cookies";
import { repository } from "./process";
import { PATIENCE } from "./sign-in-request";

/** A function that forms of the site call, as the build lists it. */
export interface ServerAction {
  /** File and name: `lib/accounts/waitlist/actions.ts decideOnEntry`. */
  name: string;
  id: string;
  /** A page that knows it. */
  page: string;
}

const listed = z.record(
  z.string(),
  z.looseObject({ filename: z.string(), exportedName: z.string(), workers: z.record(z.string(), z.unknown()) }),
);
const manifest = z.looseObject({ node: listed });

/** All actions of the build that is served; `NEXT_DIST_DIR` says where it lies. */
export function listActions(): ServerAction[] {
  const file = path.resolve(repository, process.env.NEXT_DIST_DIR ?? ".next", "server/server-reference-manifest.json");
  const { node } = manifest.parse(JSON.parse(readFileSync(file, "utf8")));
  return Object.entries(node).map(([id, { filename, exportedName, workers }]) => ({
    id,
    name: `${filename} ${exportedName}`,
    page: pageOf(Object.keys(workers)),
  }));
}

/** The one action of that name, such as `signIn`. */
export function actionNamed(name: string): ServerAction {
  const found = listActions().filter((action) => action.name.endsWith(` ${name}`));
  if (found.length !== 1 || !found[0]) throw new Error(`The build has ${found.length} actions ${name}.`);
  return found[0];
}

/**
 * The plainest address among the pages of an action: one without parameters and outside the administration, whose edge
 * turns others away, where there is one. Which pages know an action differs from build to build.
 */
function pageOf(workers: readonly string[]): string {
  const pages = workers.map(
    (worker) =>
      worker
        .replace(/^app/, "")
        .replace(/\/page$/, "")
        .replaceAll(/\/\([^)]*\)/g, "")
        .replace("[act]", "keep-account") || "/",
  );
  const rank = (page: string) => Number(page.includes("[")) + Number(page.startsWith("/admin"));
  return pages.toSorted((a, b) => rank(a) - rank(b) || a.length - b.length)[0] ?? "/";
}

export interface ActionAnswer {
  status: number;
  /** Where it sends the caller; "" for nowhere. */
  redirect: string;
  body: string;
}

/** What an action is called with: a form after a former state, a form alone, or plain values. */
export type ActionInput =
  | { state: unknown; form: Record<string, string> }
  | { form: Record<string, string> }
  | { values: unknown[] };

/**
 * Calls an action as a browser's script does, with whatever the context's cookies say.
 * @param origin null for a caller that names none
 */
export async function callAction(
  context: APIRequestContext,
  { id, page }: ServerAction,
  input: ActionInput,
  origin: string | null,
): Promise<ActionAnswer> {
  const answer = await context.post(page, {
    headers: { ...(origin !== null && { origin }), "next-action": id, accept: "text/x-component" },
    multipart: encode(input),
    maxRedirects: 0,
  });
  const headers = answer.headers();
  return {
    status: answer.status(),
    redirect: headers["x-action-redirect"] ?? headers.location ?? "",
    body: await answer.text(),
  };
}

/** What a browser's script says of itself when it calls an action. */
export const callHeaders = (id: string, origin: string) => ({ origin, "next-action": id, accept: "text/x-component" });

/** React's encoding of arguments: JSON under "0", last, in which "$K1" stands for the form whose fields begin with "_1_". */
export function encode(input: ActionInput): FormData {
  const data = new FormData();
  if ("form" in input) for (const [name, value] of Object.entries(input.form)) data.append(`_1_${name}`, value);
  data.append(
    "0",
    JSON.stringify("values" in input ? input.values : "state" in input ? [input.state, "$K1"] : ["$K1"]),
  );
  return data;
}

/**
 * The same person, past the edge: without claims it lets a form pass, to be refused behind it. No one gets there by a
 * session that does not exist.
 */
export async function pastTheEdge(
  requests: typeof request,
  person: APIRequestContext,
  baseURL: string,
): Promise<APIRequestContext> {
  const { cookies } = await person.storageState();
  const remaining = cookies.filter(({ name }) => name !== CLAIMS_COOKIE);
  const noSession = {
    name: SESSION_COOKIE,
    value: "none.none",
    domain: new URL(baseURL).hostname,
    path: "/",
    expires: -1,
    httpOnly: true,
    secure: false,
    sameSite: "Lax" as const,
  };
  const isSignedIn = remaining.some(({ name }) => name === SESSION_COOKIE);
  return requests.newContext({
    baseURL,
    maxRedirects: 0,
    timeout: PATIENCE,
    storageState: { cookies: isSignedIn ? remaining : [...remaining, noSession], origins: [] },
  });
}

/** What the edge takes its bearer for an admin by: what a person holds for a minute after losing the role. */
export async function adminClaims(dataDir = process.env.DATA_DIR ?? ".data"): Promise<string> {
  const { authSecret } = z
    .looseObject({ authSecret: z.string() })
    .parse(JSON.parse(readFileSync(path.join(dataDir, "secrets.json"), "utf8")));
  return sealClaims({ userId: "somebody", sessionId: "gone", tier: "enterprise", role: "admin" }, authSecret);
}
