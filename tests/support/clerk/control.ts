import { randomBytes, randomUUID } from "node:crypto";
import type { ServerResponse } from "node:http";
import type { News } from "./ask";
import { deliver, type Message } from "./webhook";
import type { World } from "./world";

/** Sends the site its news, as the provider's service does: signed, and again after a while when it was not taken. */
export class Post {
  readonly secret = `whsec_${randomBytes(24).toString("base64")}`;
  readonly sent: (Message & { status: number | null })[] = [];

  constructor(private readonly url: string) {}

  send(news: News, data: object): void {
    const body = JSON.stringify({ type: news, object: "event", timestamp: Date.now(), data, event_attributes: { http_request: { client_ip: "127.0.0.1" } } });
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
}

/** What tests ask and set: `/test/report`, `/test/rules` and `/test/metadata?email=`. */
export function answerTest({ world, post }: Emulated, target: URL, body: string, response: ServerResponse): void {
  const sent = (body ? JSON.parse(body) : {}) as Record<string, unknown>;
  if (target.pathname === "/test/rules") Object.assign(world.rules, sent);
  const user = world.userOf(target.searchParams.get("email") ?? "");
  if (target.pathname === "/test/metadata" && user) user.publicMetadata = sent;
  const users = [...world.users.values()].map(({ id, addresses, firstName, unsafeMetadata }) => ({ id, firstName, unsafeMetadata, addresses: addresses.map(({ address }) => address) }));
  const sessions = world.sessions().map(({ id, status, user: { id: userId } }) => ({ id, status, userId }));
  const report = { outbox: world.outbox, users, sessions, unknown: [...world.unknown], sent: post.sent, secret: post.secret };
  response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(report));
}
