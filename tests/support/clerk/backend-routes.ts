import { Refusal, type Ask, type Routes } from "./ask";
import { toSession, toUser } from "./shapes";
import type { Session } from "./world";

// What the site's server asks of the provider, by its secret key.

function sessionOf(ask: Ask): Session {
  const session = ask.world.sessions().find(({ id }) => id === ask.ids[0]);
  if (!session) throw new Refusal(404, "resource_not_found", "Session not found");
  return session;
}

export const BACKEND_ROUTES: Routes = {
  "GET /backend/v1/users/:user": (ask) => {
    const user = ask.world.users.get(ask.ids[0] ?? "");
    if (!user) throw new Refusal(404, "resource_not_found", "User not found");
    return toUser(user);
  },
  "GET /backend/v1/sessions/:sess": (ask) => toSession(sessionOf(ask), ""),
  "POST /backend/v1/sessions/:sess/tokens": (ask) => {
    const session = sessionOf(ask);
    if (session.status !== "active") throw new Refusal(404, "resource_not_found", "Session not found");
    return { object: "token", jwt: ask.token(session) };
  },
  "POST /backend/v1/sessions/:sess/revoke": (ask) => {
    if (ask.world.rules.refusesSignOut) throw new Refusal(500, "internal_error", "Something went wrong.");
    const session = sessionOf(ask);
    session.status = "revoked";
    return toSession(session, "");
  },
};
