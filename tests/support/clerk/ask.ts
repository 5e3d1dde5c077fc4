import { randomUUID } from "node:crypto";
import { toClient, tokenOf } from "./shapes";
import type { Signer } from "./signer";
import { newId, type Client, type Session, type User, type World } from "./world";

export const ISSUER = "https://clerk.granskog.test";

/** What the provider answers when it will not. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly param?: string,
  ) {
    super(message);
  }
}

export type Events = "user.created" | "user.updated" | "user.deleted" | "session.created" | "session.ended";

interface Given {
  world: World;
  signer: Signer;
  /** What was sent. */
  form: Readonly<Record<string, string>>;
  /** The page's. */
  origin: string;
  client: Client | undefined;
  /** Of what the path names. */
  ids: readonly string[];
  tell: (events: Events, user: User) => void;
}

/** One request to the emulated provider, with what its answers have in common. */
export class Ask {
  readonly cookies: string[] = [];
  readonly world: World;
  readonly form: Given["form"];
  readonly ids: Given["ids"];
  readonly tell: Given["tell"];
  private client: Client | undefined;

  constructor(private readonly given: Given) {
    this.world = given.world;
    this.form = given.form;
    this.ids = given.ids;
    this.tell = given.tell;
    this.client = given.client;
  }

  known(): Client | undefined {
    return this.client;
  }

  /** The browser's, which gets one where it had none. */
  browser(): Client {
    if (!this.client) {
      this.client = {
        key: randomUUID(),
        id: newId("client"),
        sessions: [],
        last: null,
        signUp: null,
        signIn: null,
        createdAt: Date.now(),
      };
      this.world.clients.set(this.client.key, this.client);
      this.cookies.push(`__client=${this.client.key}; Path=/; HttpOnly; SameSite=Lax`);
    }
    return this.client;
  }

  session(): Session {
    const session = this.client?.sessions.find(({ status }) => status === "active");
    if (!session) throw new Refusal(401, "authentication_invalid", "Unable to authenticate the request");
    session.lastActiveAt = Date.now();
    return session;
  }

  user(): User {
    return this.session().user;
  }

  /** Tells the page's own server when the browser was last signed in or out. */
  noteSignIn(): void {
    const at = this.client?.last ? Math.floor(Date.now() / 1000) - 2 : 0;
    this.cookies.push(`__client_uat=${at}; Path=/; SameSite=Lax`);
  }

  changed(user: User): void {
    // Two changes of the same millisecond would be one to anyone who goes by the time.
    user.updatedAt = Math.max(Date.now(), user.updatedAt + 1);
    this.tell("user.updated", user);
  }

  token(session: Session): string {
    return tokenOf(session, this.given.origin, ISSUER, this.given.signer);
  }

  clientJson(): object | null {
    return this.client ? toClient(this.client, (session) => this.token(session)) : null;
  }
}

/** By method and path, names in it as `:kind`. What it answers is JSON. */
export type Routes = Readonly<Record<string, (ask: Ask) => unknown>>;
