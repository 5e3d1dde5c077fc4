import { SignJWT } from "jose";
import { installationAt } from "@/supabase/local/installation";
import { loadSecrets, type Secrets } from "@/supabase/local/secrets";

import { emptyHosted, hostedProject } from "./hosted-supabase";
import { type OwnBackend, startOwn } from "./own-backend";

/** Whom a call is made as: `anonymous` and `service` by key alone, anyone else by the bearer token given. */
export type As = "anonymous" | "service" | { token: string };

export type Answer = { status: number; headers: Headers; text: string; json: unknown };

/**
 * An embedded backend with data of its own, in a temporary directory or in a new database of the server that the
 * environment names (`served-database.ts`); or the hosted project that it names (`hosted-supabase.ts`), emptied.
 */
export class TestBackend {
  private constructor(
    readonly secrets: Pick<Secrets, "publishableKey" | "secretKey" | "jwtSecret">,
    public url: string,
    private own: OwnBackend | null,
  ) {}

  static async start(): Promise<TestBackend> {
    const hosted = hostedProject(process.env);
    if (hosted) {
      await emptyHosted(hosted);
      return new TestBackend(hosted, hosted.url, null);
    }
    const own = await startOwn(process.env);
    return new TestBackend(loadSecrets(installationAt(own.dataDir)), own.url, own);
  }

  /** A token as the site mints one, but good for an hour: `claims` replace or add to what it says. */
  async tokenFor(userId: string, claims: Record<string, unknown> = {}, secret = this.secrets.jwtSecret): Promise<As> {
    const now = Math.floor(Date.now() / 1000);
    const token = new SignJWT({
      iss: "granskog",
      sub: userId,
      role: "authenticated",
      iat: now,
      exp: now + 3_600,
      ...claims,
    });
    return {
      token: await token.setProtectedHeader({ alg: "HS256", typ: "JWT" }).sign(new TextEncoder().encode(secret)),
    };
  }

  /** A raw request to a path of the backend, with the headers a client of that caller would send. */
  async request(as: As, target: string, init: RequestInit = {}): Promise<Answer> {
    const apikey = as === "service" ? this.secrets.secretKey : this.secrets.publishableKey;
    const headers = new Headers(init.headers);
    if (!headers.has("apikey")) headers.set("apikey", apikey);
    if (!headers.has("authorization")) {
      headers.set("authorization", `Bearer ${typeof as === "object" ? as.token : apikey}`);
    }
    if (init.body !== undefined && !headers.has("content-type")) headers.set("content-type", "application/json");
    const response = await fetch(new URL(target, this.url), { ...init, headers });
    const text = await response.text();
    return { status: response.status, headers: response.headers, text, json: parse(text) };
  }

  /** Calls a function; its arguments are those of the SQL function. */
  rpc(as: As, name: string, args: Record<string, unknown> = {}): Promise<Answer> {
    return this.request(as, `/rest/v1/rpc/${name}`, { method: "POST", body: JSON.stringify(args) });
  }

  /** Like {@link rpc} with every right, throwing what the database refuses. */
  async command<Result>(name: string, args: Record<string, unknown> = {}): Promise<Result> {
    const answer = await this.rpc("service", name, args);
    if (answer.status >= 300) throw new Error(`${name}: ${answer.text}`);
    return answer.json as Result;
  }

  /** Adds rows to a table with every right. */
  async insert(table: string, rows: object | object[]): Promise<Answer> {
    const answer = await this.request("service", `/rest/v1/${table}`, {
      method: "POST",
      body: JSON.stringify(rows),
      headers: { prefer: "return=representation" },
    });
    if (answer.status !== 201) throw new Error(`${table}: ${answer.text}`);
    return answer;
  }

  /** Ends the process as a power cut would, and starts another on the same data. */
  async killAndRestart(): Promise<void> {
    if (!this.own) throw new Error("A hosted project is not ours to end.");
    this.own = await this.own.killAndRestart();
    this.url = this.own.url;
  }

  async stop(): Promise<void> {
    await this.own?.stop();
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
