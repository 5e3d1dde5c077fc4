import { readFileSync } from "node:fs";
import path from "node:path";
import { SignJWT } from "jose";
import { z } from "zod";

const runtime = z.object({
  backendUrl: z.url(),
  appUrl: z.url().nullable(),
  pids: z.object({ start: z.int(), backend: z.int() }),
});
const secrets = z.object({ publishableKey: z.string(), secretKey: z.string(), jwtSecret: z.string() });

/** Which key a call is made with: the one every visitor could find, or the server's own. */
export type Key = "anonymous" | "service";

/** The data API of a running instance, called over HTTP as any client would. */
export class DataApi {
  constructor(private readonly dataDir: string) {}

  /** Addresses and process numbers of the running instance. */
  runtime() {
    return runtime.parse(this.read("runtime.json"));
  }

  /** Calls a function; answers its body as it came, whatever the status. */
  async call(key: Key, name: string, args: Record<string, unknown> = {}): Promise<{ status: number; body: string }> {
    return this.request(key, `rpc/${name}`, { method: "POST", body: JSON.stringify(args) });
  }

  /** Calls a function with the rights of the token's owner. */
  async callAs(
    token: string,
    name: string,
    args: Record<string, unknown> = {},
  ): Promise<{ status: number; body: string }> {
    return this.request("anonymous", `rpc/${name}`, { method: "POST", body: JSON.stringify(args) }, token);
  }

  /** A token on someone's behalf, as the site makes for each request. */
  async tokenOf(userId: string): Promise<string> {
    return new SignJWT({ role: "authenticated" })
      .setProtectedHeader({ alg: "HS256", typ: "JWT" })
      .setIssuer("granskog")
      .setSubject(userId)
      .setIssuedAt()
      .setExpirationTime("60s")
      .sign(new TextEncoder().encode(secrets.parse(this.read("secrets.json")).jwtSecret));
  }

  /** Reads a view or table with PostgREST's own query language. */
  async select(key: Key, query: string): Promise<{ status: number; body: string }> {
    return this.request(key, query, {});
  }

  /** Adds rows to a table, as only the server may. */
  async insert(table: string, rows: object | object[]): Promise<void> {
    const { status, body } = await this.request("service", table, { method: "POST", body: JSON.stringify(rows) });
    if (status !== 201) throw new Error(`${table}: ${status} ${body}`);
  }

  /** Changes the rows of a query such as `annual_subscriptions?user_id=eq.x`, as only the server may. */
  async update(query: string, row: object): Promise<void> {
    const { status, body } = await this.request("service", query, { method: "PATCH", body: JSON.stringify(row) });
    if (status >= 300) throw new Error(`${query}: ${status} ${body}`);
  }

  /** Deletes the rows of a query. */
  async remove(query: string): Promise<void> {
    const { status, body } = await this.request("service", query, { method: "DELETE" });
    if (status >= 300) throw new Error(`${query}: ${status} ${body}`);
  }

  private async request(key: Key, target: string, init: RequestInit, token?: string) {
    const keys = secrets.parse(this.read("secrets.json"));
    const apikey = key === "service" ? keys.secretKey : keys.publishableKey;
    const answer = await fetch(`${this.runtime().backendUrl}/rest/v1/${target}`, {
      ...init,
      headers: { apikey, authorization: `Bearer ${token ?? apikey}`, "content-type": "application/json" },
      signal: AbortSignal.timeout(20_000),
    });
    return { status: answer.status, body: await answer.text() };
  }

  private read(file: string): unknown {
    return JSON.parse(readFileSync(path.join(this.dataDir, file), "utf8"));
  }
}

/** The data API of the site under test; its data folder comes from DATA_DIR. */
export function siteUnderTest(): DataApi {
  return new DataApi(process.env.DATA_DIR ?? ".data");
}
