import { randomBytes, randomUUID } from "node:crypto";
import type { ServerResponse } from "node:http";
import { ISSUER, type Events } from "./ask";
import { tokenOf } from "./shapes";
import type { Signer } from "./signer";
import { deliver, type Message } from "./webhook";
import type { User, World } from "./world";

/** Sends the site its news, as the provider's service does: signed, and again after a while when it was not taken. */
export class Post {
  readonly secret = `whsec_${randomBytes(24).toString("base64")}`;
  readonly sent: (Message & { status: number | null })[] = [];

  constructor(private readonly url: string) {}

  send(events: Events, data: object): void {
    const body = JSON.stringify({
      type: events,
      object: "event",
      timestamp: Date.now(),
      data,
      event_attributes: { http_request: { client_ip: "127.0.0.1" } },
    });
    const message = { id: `msg_${randomUUID()}`, body, status: null as number | null };
    this.sent.push(message);
    void this.attempt(message, 3);
  }

  private async attempt(message: Message & { status: number | null }, left: number): Promise<void> {
    message.status = await deliver(this.url, message, this.secret).catch(() => 0);
    if (message.status >= 300 || message.status === 0) {
      if (left > 1) setTimeout(() => void this.attempt(message, left - 1), 500);
    }
  }
}

interface Emulated {
  world: World;
  post: Post;
  signer: Signer;
}

/** Secrets of tests, as an authenticator app would be told it. */
const TOTP_SECRET = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";
const BACKUP_CODES = ["a1b2c3d4", "e5f6a7b8"];

/** What tests set about an account: `/test/metadata`, `/test/second-factor`, `/test/end`. */
function setAccount(what: string, user: User, sent: Record<string, unknown>, world: World): void {
  if (what === "metadata") user.publicMetadata = sent;
  if (what === "second-factor")
    Object.assign(user, { totp: { secret: TOTP_SECRET, isOn: true }, backupCodes: [...BACKUP_CODES] });
  if (what === "end") for (const session of world.sessions()) if (session.user === user) session.status = "revoked";
}

/**
 * What tests ask and set: `/test/report`, `/test/rules`, and with `?email=` what {@link setAccount} knows and
 * `/test/token`, a session token of theirs made for the site at `?azp=`.
 */
export function answerTest(
  { world, post, signer }: Emulated,
  target: URL,
  body: string,
  response: ServerResponse,
): void {
  const sent = (body ? JSON.parse(body) : {}) as Record<string, unknown>;
  if (target.pathname === "/test/rules") Object.assign(world.rules, sent);
  const user = world.userOf(target.searchParams.get("email") ?? "");
  if (user) setAccount(target.pathname.slice("/test/".length), user, sent, world);
  const session = world.sessions().find((one) => one.user === user && one.status === "active");
  const token = session ? tokenOf(session, target.searchParams.get("azp") ?? "", ISSUER, signer) : null;
  const users = [...world.users.values()].map(({ id, addresses, firstName, unsafeMetadata }) => ({
    id,
    firstName,
    unsafeMetadata,
    addresses: addresses.map(({ address }) => address),
  }));
  const sessions = world.sessions().map(({ id, status, user: { id: userId } }) => ({ id, status, userId }));
  const report = {
    outbox: world.outbox,
    users,
    sessions,
    unknown: [...world.unknown],
    sent: post.sent,
    secret: post.secret,
    token,
  };
  response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(report));
}
