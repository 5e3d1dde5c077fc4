import { existsSync, readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import path from "node:path";
import { ACCOUNT_ROUTES } from "./account-routes";
import { Ask, ISSUER, Refusal, type Events } from "./ask";
import { ATTEMPT_ROUTES } from "./attempt-routes";
import { BACKEND_ROUTES } from "./backend-routes";
import { ensureBundles } from "./browser-bundles";
import { answerTest, Post } from "./control";
import { tokenOf, toUser } from "./shapes";
import { createSigner } from "./signer";
import { World, type User } from "./world";

// Stands in for the provider in tests: the calls its browser library and our server make, answered from memory. It
// listens on loopback, knows no one at its start and is no way to sign in for real.

const ROUTES = { ...ATTEMPT_ROUTES, ...ACCOUNT_ROUTES, ...BACKEND_ROUTES };
/** Answers that stand alone; all others come with the client they changed. */
const BARE = /\/environment$|\/tokens$|^GET \/v1\/client$|^GET \/v1\/me\/sessions\/active$|^\w+ \/backend\//;
const NAMED = /\/((?:sess|sua|sia|idn|user)_[a-z0-9]+)(?=\/|$)/g;
const TYPES: Record<string, string> = { ".js": "text/javascript", ".css": "text/css", ".map": "application/json" };

export interface Emulator {
  url: string;
  /** What a site needs in its environment to use it. */
  env: Record<string, string>;
  stop: () => Promise<void>;
}

/**
 * @param port fixed, as the site's build has the address in it
 * @param site address of the site that hears its news
 */
export async function startEmulator(port: number, site: string): Promise<Emulator> {
  const bundles = ensureBundles();
  const signer = createSigner();
  const world = new World();
  const post = new Post(`${site}/api/webhooks/clerk`);
  const url = `http://localhost:${port}`;
  const tell = (events: Events, user: User) =>
    post.send(events, events === "user.deleted" ? { object: "user", id: user.id, deleted: true } : toUser(user));

  function serveFile(target: string, response: ServerResponse): void {
    const [, name, file = ""] = /^\/npm\/@clerk\/(clerk-js|ui)@[^/]*\/dist\/([\w.-]+)$/.exec(target) ?? [];
    const found = name ? path.join(bundles[name as keyof typeof bundles], file) : "";
    if (!found || !existsSync(found)) return void response.writeHead(404).end();
    response
      .writeHead(200, {
        "content-type": TYPES[path.extname(found)] ?? "text/plain",
        "access-control-allow-origin": "*",
      })
      .end(readFileSync(found));
  }

  /** Sends a browser back to the page it came from with the cookies it should have. */
  function shakeHands(ask: Ask, target: URL, response: ServerResponse): void {
    const to = new URL(target.searchParams.get("redirect_url") ?? "");
    const session = ask.known()?.sessions.find(({ status }) => status === "active");
    ask.noteSignIn();
    const token = session ? tokenOf(session, to.origin, ISSUER, signer) : "";
    to.searchParams.set(
      "__clerk_handshake",
      signer.sign({ handshake: [...ask.cookies, `__session=${token}; Path=/; SameSite=Lax`] }),
    );
    response.writeHead(307, { location: to.href }).end();
  }

  function answer(request: IncomingMessage, body: string, response: ServerResponse): void {
    const target = new URL(request.url ?? "/", url);
    const pathname = target.pathname.replace(/(?<=.)\/$/, "");
    const origin = request.headers.origin ?? site;
    const cors = {
      "access-control-allow-origin": origin,
      "access-control-allow-credentials": "true",
      "access-control-expose-headers": "authorization",
    };
    if (pathname.startsWith("/npm/")) return serveFile(pathname, response);
    if (pathname === "/.well-known/jwks.json")
      return void response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(signer.jwks));
    if (request.method === "OPTIONS")
      return void response.writeHead(204, { ...cors, "access-control-allow-headers": "*" }).end();
    const method = (target.searchParams.get("_method") ?? request.method ?? "GET").toUpperCase();
    const ids = [...pathname.matchAll(NAMED)].map(([, id = ""]) => id);
    const cookies = new Map(
      (request.headers.cookie ?? "").split(/; */).map((pair) => pair.split("=") as [string, string]),
    );
    const isJson = request.headers["content-type"]?.includes("json") ?? false;
    const form = (isJson && body ? JSON.parse(body) : Object.fromEntries(new URLSearchParams(body))) as Record<
      string,
      string
    >;
    const ask = new Ask({
      world,
      signer,
      form,
      origin,
      client: world.clients.get(cookies.get("__client") ?? ""),
      ids,
      tell,
    });
    if (pathname === "/v1/client/handshake") return shakeHands(ask, target, response);
    const name = `${method} ${pathname.replace(NAMED, (_, id: string) => `/:${id.split("_")[0]}`)}`;
    const reply = (status: number, json: unknown) =>
      void response
        .writeHead(status, { ...cors, "content-type": "application/json", "set-cookie": ask.cookies })
        .end(JSON.stringify(json));
    try {
      const route = ROUTES[name];
      if (!route) {
        world.unknown.add(name);
        throw new Refusal(404, "resource_not_found", `Not emulated: ${name}`);
      }
      const answered = route(ask);
      reply(
        200,
        BARE.test(name)
          ? name === "GET /v1/client"
            ? { response: answered, client: null }
            : answered
          : { response: answered, client: ask.clientJson() },
      );
    } catch (error) {
      const { status, code, message, param } =
        error instanceof Refusal ? error : new Refusal(500, "internal", String(error));
      reply(status, { errors: [{ code, message, long_message: message, meta: param ? { param_name: param } : {} }] });
    }
  }

  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const body = Buffer.concat(chunks).toString("utf8");
      if (request.url?.startsWith("/test/"))
        answerTest({ world, post, signer }, new URL(request.url, url), body, response);
      else answer(request, body, response);
    });
  });
  await new Promise<void>((resolve, reject) => server.once("error", reject).listen(port, "127.0.0.1", resolve));
  const env = {
    NEXT_PUBLIC_CLERK_PUBLISHABLE_KEY: `pk_live_${Buffer.from("clerk.granskog.test$").toString("base64")}`,
    NEXT_PUBLIC_CLERK_PROXY_URL: url,
    NEXT_PUBLIC_CLERK_JS_URL: `${url}/npm/@clerk/clerk-js@6/dist/clerk.browser.js`,
    NEXT_PUBLIC_CLERK_UI_URL: `${url}/npm/@clerk/ui@1/dist/ui.browser.js`,
    CLERK_SECRET_KEY: "sk_live_emulated",
    CLERK_API_URL: `${url}/backend`,
    CLERK_JWT_KEY: signer.publicKey,
    CLERK_WEBHOOK_SIGNING_SECRET: post.secret,
    JWT_ISSUER: ISSUER,
    JWKS_URL: `${url}/.well-known/jwks.json`,
  };
  return { url, env, stop: async () => new Promise((resolve) => server.close(() => resolve())) };
}
