import { randomInt, randomUUID, scryptSync } from "node:crypto";

// What the emulated provider knows. In memory, for one run.

export interface Verification {
  object: "verification";
  status: "unverified" | "verified";
  strategy: string;
  attempts: number;
  expire_at: number;
  error: null;
}

export interface Address {
  id: string;
  address: string;
  verification: Verification;
  code: string | null;
}

export interface User {
  id: string;
  firstName: string;
  lastName: string;
  password: string;
  addresses: Address[];
  primary: string;
  /** Of the authenticator app; `isOn` once a code of it was given. */
  totp: { secret: string; isOn: boolean } | null;
  backupCodes: string[];
  /** For the server alone to write. What it says must grant nothing here. */
  publicMetadata: Record<string, unknown>;
  unsafeMetadata: Record<string, unknown>;
  createdAt: number;
  updatedAt: number;
}

export interface Session {
  id: string;
  status: "active" | "ended" | "removed" | "revoked";
  user: User;
  createdAt: number;
  lastActiveAt: number;
}

export interface SignUp {
  id: string;
  status: "missing_requirements" | "complete";
  firstName: string;
  lastName: string;
  email: string;
  password: string;
  unsafeMetadata: Record<string, unknown>;
  verification: Verification;
  code: string | null;
  userId: string | null;
  sessionId: string | null;
}

export interface SignIn {
  id: string;
  status: "needs_first_factor" | "needs_second_factor" | "needs_client_trust" | "needs_new_password" | "complete";
  identifier: string;
  user: User;
  first: Verification | null;
  second: Verification | null;
  code: string | null;
  sessionId: string | null;
}

/** One browser, known by its cookie. */
export interface Client {
  key: string;
  id: string;
  sessions: Session[];
  last: string | null;
  signUp: SignUp | null;
  signIn: SignIn | null;
  createdAt: number;
}

export class World {
  readonly users = new Map<string, User>();
  readonly clients = new Map<string, Client>();
  readonly outbox: { to: string; code: string }[] = [];
  /** Set by tests. `trustsClients` off: each new browser has to prove itself by email. */
  readonly rules = { trustsClients: true, refusesSignOut: false };
  /** Paths that were asked for and are not emulated. */
  readonly unknown = new Set<string>();

  userOf(email: string): User | undefined {
    return [...this.users.values()].find(({ addresses }) =>
      addresses.some(({ address }) => address === email.toLowerCase()),
    );
  }

  sessions(): Session[] {
    return [...this.clients.values()].flatMap(({ sessions }) => sessions);
  }

  /** Sends six digits to an address. */
  mail(to: string): string {
    const code = String(randomInt(0, 1_000_000)).padStart(6, "0");
    this.outbox.push({ to, code });
    return code;
  }

  begin(client: Client, user: User): Session {
    const now = Date.now();
    const session: Session = { id: newId("sess"), status: "active", user, createdAt: now, lastActiveAt: now };
    client.sessions = [session];
    client.last = session.id;
    return session;
  }
}

export const newId = (kind: string): string => `${kind}_${randomUUID().replaceAll("-", "").slice(0, 24)}`;
export const digestOf = (password: string): string => scryptSync(password, "emulated", 32).toString("hex");

export const newVerification = (strategy: string, status: Verification["status"] = "unverified"): Verification => ({
  object: "verification",
  status,
  strategy,
  attempts: 0,
  expire_at: Date.now() + 600_000,
  error: null,
});

export const newAddress = (address: string, status?: Verification["status"]): Address => ({
  id: newId("idn"),
  address: address.toLowerCase(),
  verification: newVerification("email_code", status),
  code: null,
});
