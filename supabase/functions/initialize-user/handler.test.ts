import { afterEach, describe, expect, test, vi } from "vitest";
import { handler, initializeUser } from "@/supabase/functions/initialize-user/handler";

const ADDRESS = "http://127.0.0.1:54321/functions/v1/initialize-user";
const HEADERS = { apikey: "key", authorization: "Bearer a.b.c" };

const ask = (body: unknown, headers: Record<string, string> = HEADERS) =>
  new Request(ADDRESS, { method: "POST", headers, body: typeof body === "string" ? body : JSON.stringify(body) });

/** A data API that gives one response and records the request. */
function answering(answer: () => Response | Promise<Response>) {
  const asked: Request[] = [];
  const fetch = vi.fn<typeof globalThis.fetch>(async (address, init) => {
    asked.push(new Request(address, init));
    return answer();
  });
  return { dataApi: "http://data.test/rest/v1/", fetch, asked };
}

const NEW = { created: true, invitation: null };

describe("initialize-user", () => {
  test("initialize-user passes the user's own token and the two values to the data API", async () => {
    const deps = answering(() => Response.json(NEW));
    const answer = await initializeUser(ask({ userType: "free", invitationCode: "abc" }), deps);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ initialized: true, ...NEW });
    const [asked] = deps.asked;
    expect(asked?.url).toBe("http://data.test/rest/v1/rpc/initialize_user");
    expect(Object.fromEntries(asked?.headers ?? [])).toMatchObject(HEADERS);
    expect(await asked?.json()).toEqual({ p_user_type: "free", p_invitation_code: "abc" });
  });

  test("initialize-user says if the user existed before, and what happened to the invitation", async () => {
    const answer = await initializeUser(
      ask({}),
      answering(() => Response.json({ created: false, invitation: { status: "joined", team: "Maja Holm" } })),
    );
    expect(await answer.json()).toEqual({
      initialized: true,
      created: false,
      invitation: { status: "joined", team: "Maja Holm" },
    });
  });

  test.each([
    ["another field", { userType: "free", role: "admin" }],
    ["a tier", { userType: "free", tier: "enterprise" }],
    ["an empty type", { userType: " " }],
    ["a long type", { userType: "x".repeat(41) }],
    ["a number for a code", { invitationCode: 7 }],
    ["no JSON", "{"],
    ["a list", []],
    ["too much", { invitationCode: "x".repeat(3_000) }],
  ])("initialize-user refuses %s without calling the data API", async (_, body) => {
    const deps = answering(() => Response.json(NEW));
    expect((await initializeUser(ask(body), deps)).status).toBe(400);
    expect(deps.fetch).not.toHaveBeenCalled();
  });

  test.each([
    ["no token", { apikey: "key" }],
    ["no key", { authorization: "Bearer a.b.c" }],
    ["another scheme", { apikey: "key", authorization: "Basic abc" }],
  ])("initialize-user requires a user when there is %s", async (_, headers) => {
    expect(
      (
        await initializeUser(
          ask({}, headers),
          answering(() => Response.json(NEW)),
        )
      ).status,
    ).toBe(401);
  });

  test.each([
    [401, 401],
    [403, 401],
    [404, 401],
    [400, 502],
    [500, 502],
  ])("initialize-user turns the data API's %i into %i", async (theirs, ours) => {
    expect(
      (
        await initializeUser(
          ask({}),
          answering(() => new Response("{}", { status: theirs })),
        )
      ).status,
    ).toBe(ours);
  });

  test("initialize-user responds with 502 when the data API fails or returns nonsense", async () => {
    const unreachable = answering(() => Promise.reject(new TypeError("fetch failed")));
    expect((await initializeUser(ask({}), unreachable)).status).toBe(502);
    expect(
      (
        await initializeUser(
          ask({}),
          answering(() => Response.json({ role: "admin" })),
        )
      ).status,
    ).toBe(502);
  });

  test("initialize-user takes POST only", async () => {
    const answer = await initializeUser(
      new Request(ADDRESS),
      answering(() => Response.json(NEW)),
    );
    expect(answer.status).toBe(405);
  });
});

describe("its two homes", () => {
  afterEach(() => vi.unstubAllGlobals());

  test("the local backend's data API is the one next to it", async () => {
    const { fetch, asked } = answering(() => Response.json(NEW));
    vi.stubGlobal("fetch", fetch);
    expect((await handler(ask({}))).status).toBe(200);
    expect(asked[0]?.url).toBe("http://127.0.0.1:54321/rest/v1/rpc/initialize_user");
  });

  test("the hosted function serves the same handler with the project's address", async () => {
    const { fetch, asked } = answering(() => Response.json(NEW));
    const serve = vi.fn<(handler: (request: Request) => Promise<Response>) => void>();
    vi.stubGlobal("fetch", fetch);
    vi.stubGlobal("Deno", { env: { get: () => "https://project.supabase.co" }, serve });
    await import("@/supabase/functions/initialize-user/index");
    expect((await serve.mock.calls[0]?.[0](ask({})))?.status).toBe(200);
    expect(asked[0]?.url).toBe("https://project.supabase.co/rest/v1/rpc/initialize_user");
  });
});
