import { z } from "zod";

/** The data API's address, and how to reach it. */
export interface InitializeUserDeps {
  /** Ends in `/rest/v1/`. */
  dataApi: string;
  fetch: typeof fetch;
}

/** Milliseconds the data API has to respond. */
const DEADLINE = 8_000;
const MAX_BODY_CHARACTERS = 2_000;

const bodySchema = z.strictObject({
  userType: z.string().trim().min(1).max(40).default("free"),
  invitationCode: z.string().trim().min(1).max(200).nullish(),
});

/**
 * The data API's response: whether the user was new, and the result of the invitation, which is passed on unchanged.
 */
const answerSchema = z.object({ created: z.boolean(), invitation: z.record(z.string(), z.unknown()).nullable() });

const refuse = (status: number, message: string) => Response.json({ error: message }, { status });

function parseBody(text: string) {
  if (text.length > MAX_BODY_CHARACTERS) return null;
  try {
    return bodySchema.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

/**
 * POST `{userType, invitationCode}` with the user's bearer token: adds the user's row once, takes the seat of the
 * invitation, and returns `{initialized: true, created, invitation}`; `invitation` is the result, null without one. The
 * data API verifies the token and takes the user from it, so this function has no key of its own and can act for no one
 * else. Returns 405, 400 (body), 401 (token) or 502 (no response from the data API).
 */
export async function initializeUser(request: Request, deps: InitializeUserDeps): Promise<Response> {
  if (request.method !== "POST") return refuse(405, "Method not allowed. Use POST.");
  const authorization = request.headers.get("authorization");
  const apikey = request.headers.get("apikey");
  if (!apikey || !/^Bearer \S+$/i.test(authorization ?? "")) return refuse(401, "Missing user bearer token.");
  const body = parseBody(await request.text());
  if (!body) return refuse(400, "Expected {userType, invitationCode}.");

  try {
    const answer = await deps.fetch(new URL("rpc/initialize_user", deps.dataApi), {
      method: "POST",
      headers: { apikey, authorization: authorization ?? "", "content-type": "application/json" },
      body: JSON.stringify({ p_user_type: body.userType, p_invitation_code: body.invitationCode ?? null }),
      signal: AbortSignal.timeout(DEADLINE),
    });
    // The data API returns 403 and 404 to callers without the right role: an anonymous key instead of a user's token.
    if ([401, 403, 404].includes(answer.status)) return refuse(401, "The bearer token does not belong to a user.");
    if (!answer.ok) return refuse(502, "Could not initialise the user.");
    return Response.json({ initialized: true, ...answerSchema.parse(await answer.json()) });
  } catch {
    return refuse(502, "Could not initialise the user.");
  }
}

/** The function in the local backend: the data API is at the address of the request. */
export const handler = (request: Request): Promise<Response> =>
  initializeUser(request, { dataApi: new URL("/rest/v1/", request.url).href, fetch });
