import type { APIRequestContext, request } from "@playwright/test";
import { SAMPLE_PASSWORD } from "./sign-in";

const unescape = (text: string) => text.replaceAll("&quot;", '"').replaceAll("&#x27;", "'").replaceAll("&amp;", "&");
const attribute = (tag: string, name: string) => unescape(new RegExp(String.raw`\s${name}="([^"]*)"`).exec(tag)?.[1] ?? "");

/** Signs in as a browser without scripts does: the form's hidden fields come back with what was typed. */
export async function signInByRequest(requests: typeof request, baseURL: string, email: string, password = SAMPLE_PASSWORD): Promise<APIRequestContext> {
  const context = await requests.newContext({ baseURL, maxRedirects: 0 });
  const page = await (await context.get("/auth?mode=signin")).text();
  const form = [...page.matchAll(/<form[\s\S]*?<\/form>/g)].map(([text]) => text).find((text) => text.includes('name="password"'));
  if (!form) throw new Error("The sign-in page has no form for a password.");
  const hidden = [...form.matchAll(/<input[^>]*type="hidden"[^>]*>/g)].map(([tag]) => [attribute(tag, "name"), attribute(tag, "value")] as const);
  const answer = await context.post("/auth?mode=signin", {
    multipart: { ...Object.fromEntries(hidden), email, password },
    headers: { origin: new URL(baseURL).origin },
  });
  if (answer.status() !== 303) throw new Error(`${email} could not sign in: ${answer.status()}`);
  return context;
}

/** Where a browser ends up: follows redirects of this site, as often as a browser would. */
export async function follow(context: APIRequestContext, address: string, headers: Record<string, string> = {}) {
  let at = address;
  for (let hop = 0; hop < 20; hop += 1) {
    const answer = await context.get(at, { maxRedirects: 0, headers });
    if (answer.status() < 300 || answer.status() >= 400) return { status: answer.status(), at, body: await answer.text() };
    const to = new URL(answer.headers().location ?? "", new URL(at, "http://site.invalid"));
    at = to.pathname + to.search;
  }
  throw new Error(`${address} leads round in circles.`);
}
