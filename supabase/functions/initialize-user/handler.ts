import { z } from "zod";

/** Where the data API answers, and how to reach it. */
export interface InitializeUserDeps {
  /** Ends in `/rest/v1/`. */
  dataApi: string;
  fetch: typeof fetch;
}

/** Milliseconds the data API gets to answer. */
const DEADLINE = 8_000;
const MAX_BODY_CHARACTERS = 2_000;

const bodySchema = z.strictObject({
  userType: z.string().trim().min(1).max(40).default("free"),
  invitationCode: z.string().trim().min(1).max(200).nullish(),
});

/** What the data API says: was the user new, and what became of the invitation. The latter is passed on as it is. */
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
 * POST `{userType, invitationCode}` with the user's bearer token: adds the user's row once, takes the seat the
 * invitation is for, and answers `{initialized: true, created, invitation}`; `invitation` says what became of it, null
 * without one. The data API verifies the token and takes the user from it, so this function holds no key of its own and
 * can act for nobody else.
 * Answers 405, 400 (body), 401 (token) or 502 (the data API did not answer).
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
    // 403 and 404 are what a caller gets whose role may not call it: an anonymous key in place of a user's token.
    if ([401, 403, 404].includes(answer.status)) return refuse(401, "The bearer token does not belong to a user.");
    if (!answer.ok) return refuse(502, "Could not initialise the user.");
    return Response.json({ initialized: true, ...answerSchema.parse(await answer.json()) });
  } catch {
    return refuse(502, "Could not initialise the user.");
  }
}

/** The function as the local backend serves it: the data API is at the address the request came to. */
export const handler = (request: Request): Promise<Response> =>
  initializeUser(request, { dataApi: new URL("/rest/v1/", request.url).href, fetch });
