import type { APIRequestContext, request } from "@playwright/test";
import { SAMPLE_PASSWORD } from "@/lib/accounts/identity/sample-accounts";
import { codeSentTo, newAddress } from "./outbox";

/** Milliseconds that an answer may take: only what hangs takes so long. */
export const PATIENCE = 120_000;

const unescape = (text: string) => text.replaceAll("&quot;", '"').replaceAll("&#x27;", "'").replaceAll("&amp;", "&");
const attribute = (tag: string, name: string) =>
  unescape(new RegExp(String.raw`\s${name}="([^"]*)"`).exec(tag)?.[1] ?? "");

/** The hidden fields of the form of a page that has a `mark` in its HTML. @throws {Error} where there is none */
export async function hiddenFieldsOf(
  context: APIRequestContext,
  address: string,
  mark: string,
): Promise<Record<string, string>> {
  // The edge may have the claims read again first.
  const { body: page } = await follow(context, address);
  const form = [...page.matchAll(/<form[\s\S]*?<\/form>/g)].map(([text]) => text).find((text) => text.includes(mark));
  if (!form) throw new Error(`${address} has no form with ${mark}.`);
  return Object.fromEntries(
    [...form.matchAll(/<input[^>]*type="hidden"[^>]*>/g)].map(([tag]) => [
      attribute(tag, "name"),
      attribute(tag, "value"),
    ]),
  );
}

/**
 * Sends the form of a page that has a `mark` in its HTML as a browser without JavaScript would; what was `typed` is
 * added.
 */
export async function submit(
  context: APIRequestContext,
  origin: string,
  address: string,
  mark: string,
  typed: Record<string, string> = {},
) {
  const hidden = await hiddenFieldsOf(context, address, mark);
  return context.post(address, { multipart: { ...hidden, ...typed }, headers: { origin } });
}

/** Signs in as a browser without JavaScript does: the form's hidden fields come back with what was typed. */
export async function signInByRequest(
  requests: typeof request,
  baseURL: string,
  email: string,
  password = SAMPLE_PASSWORD,
): Promise<APIRequestContext> {
  const context = await requests.newContext({ baseURL, maxRedirects: 0, timeout: PATIENCE });
  const answer = await submit(context, new URL(baseURL).origin, "/auth?mode=signin", `name="password"`, {
    email,
    password,
  });
  if (answer.status() !== 303) throw new Error(`${email} could not sign in: ${answer.status()}`);
  return context;
}

/** Signs someone new up in the same way, with the code of the email in the outbox. */
export async function signUpByRequest(requests: typeof request, baseURL: string) {
  const context = await requests.newContext({ baseURL, maxRedirects: 0, timeout: PATIENCE });
  const { origin } = new URL(baseURL);
  const email = newAddress();
  const typed = {
    firstName: "Maja",
    lastName: "Holmkvist",
    email,
    password: "birch-lantern-4417",
    company: "Tarnholt",
    title: "Head of brand",
    country: "The Netherlands",
    industry: "energy",
  };
  const signedUp = await submit(context, origin, "/auth?mode=signup", `name="lastName"`, typed);
  if (signedUp.status() !== 303) throw new Error(`${email} could not sign up: ${signedUp.status()}`);
  const verified = await submit(context, origin, signedUp.headers().location ?? "", `name="code"`, {
    code: await codeSentTo(email),
  });
  if (verified.status() !== 303) throw new Error(`${email} could not be verified: ${verified.status()}`);
  return { context, email };
}

/**
 * Where a browser ends up: follows redirects of this site, as often as a browser would.
 * @param isKnown whether a page that a redirect leads to needs no look; its body is left empty
 */
export async function follow(
  context: APIRequestContext,
  address: string,
  headers: Record<string, string> = {},
  isKnown: (at: string) => boolean = () => false,
) {
  let at = address;
  for (let hop = 0; hop < 20; hop += 1) {
    if (hop > 0 && isKnown(at)) return { status: 200, at, body: "" };
    const answer = await context.get(at, { maxRedirects: 0, headers });
    if (answer.status() < 300 || answer.status() >= 400)
      return { status: answer.status(), at, body: await answer.text() };
    const to = new URL(answer.headers().location ?? "", new URL(at, "http://site.invalid"));
    at = to.pathname + to.search;
  }
  throw new Error(`${address} leads round in circles.`);
}
