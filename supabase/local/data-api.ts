import "@/supabase/local/guarded-warnings";
import { App } from "@supabase/lite";
import type { CallerClaims } from "@/supabase/local/caller";
import type { DataStore } from "@/supabase/local/data-store";

/** Maximum rows of a response, as on hosted Supabase. */
const MAX_ROWS = 1000;

/** Supabase's REST API over the database. We authenticate callers: the library trusts the claims it is given. */
export type DataApi = (request: Request, claims: CallerClaims) => Promise<Response>;

const refusal = () => Response.json({ code: "PGRST301", message: "Unknown caller" }, { status: 401 });

/**
 * Only the library's REST part: its sign-in, storage and studio are off, and its key and token checks are replaced, so
 * that a request without claims is refused.
 */
export async function createDataApi(connection: DataStore["connection"]): Promise<DataApi> {
  const callers = new WeakMap<Request, CallerClaims>();
  const app = new App({
    connection,
    api: { enabled: true, schemas: ["public"], max_rows: MAX_ROWS },
    auth: { enabled: false },
    storage: { enabled: false },
    studio: { enabled: false },
    db: { migrations: { enabled: false } },
    options: {
      server: {
        admin: false,
        apiKeys: false,
        disableStudio: true,
        middlewares: [
          async (context, next) => {
            const claims = callers.get(context.req.raw);
            if (!claims) return refusal();
            context.set("ignoreAuthorization", true);
            context.set("apiKeyType", claims.role === "service_role" ? "secret" : "publishable");
            context.set("jwt", claims);
            if (claims.sub) context.set("userId", claims.sub);
            return next();
          },
        ],
      },
    },
  });
  await app.init();
  return async (request, claims) => {
    callers.set(request, claims);
    return app.fetch(request, { peerAddress: null });
  };
}
