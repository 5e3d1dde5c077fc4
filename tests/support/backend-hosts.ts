import { type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { hasEnded, signalGroup, spawnNode } from "@/supabase/local/child-process";
import { type HostMessage, hostMessageSchema, type HostedBackend } from "./backend-host-message";
import { HOSTS } from "./own-backend";
import { endWithUs } from "./process";

/** Keeps the hosts of a run, each for one test file at a time, and hands them out by their process id. */
class Hosts {
  private readonly children = new Map<string, ChildProcess>();
  private readonly idle: ChildProcess[] = [];
  /** Done when the first start has made the template that the others copy. */
  private first: Promise<unknown> | undefined;

  private async take(): Promise<ChildProcess> {
    const reused = this.idle.pop();
    if (reused) return reused;
    const child = spawnNode("tests/support/backend-host.ts", [], {
      stdio: ["ignore", "inherit", "inherit", "ipc"],
      typescript: true,
      leavesByItself: true,
    });
    endWithUs(child);
    const id = String(child.pid);
    this.children.set(id, child);
    child.once("exit", () => {
      this.children.delete(id);
      if (this.idle.includes(child)) this.idle.splice(this.idle.indexOf(child), 1);
    });
    return child;
  }

  async start(): Promise<HostedBackend & { host: string }> {
    const child = await this.take();
    const started = this.first ? this.first.then(async () => ask(child, "start")) : ask(child, "start");
    this.first ??= started.catch(() => undefined);
    const { url, dataDir } = await started;
    return { url, dataDir, host: String(child.pid) };
  }

  async stop(host: string): Promise<void> {
    const child = this.children.get(host);
    if (!child) return;
    await ask(child, "stop");
    this.idle.push(child);
  }

  /** Ends a host as a power cut would; its data stays. */
  async kill(host: string): Promise<void> {
    const child = this.children.get(host);
    if (!child) return;
    const ended = once(child, "exit");
    signalGroup(child, "SIGKILL");
    await ended;
  }

  async end(): Promise<void> {
    await Promise.all(
      [...this.children.values()].map(async (child) => {
        const ended = once(child, "exit");
        child.disconnect();
        await ended;
      }),
    );
  }
}

/** Asks a host and waits for its answer, however long a slow machine takes. */
async function ask<Kind extends "start" | "stop">(child: ChildProcess, request: Kind): Promise<Answer<Kind>> {
  const answered = new Promise<HostMessage>((resolve, reject) => {
    const done = (settle: () => void) => {
      child.off("message", hear).off("exit", fail);
      settle();
    };
    const hear = (message: unknown) => done(() => resolve(hostMessageSchema.parse(message)));
    const fail = () => done(() => reject(new Error("The process of the test backend ended.")));
    child.on("message", hear).on("exit", fail);
    if (hasEnded(child)) fail();
    else child.send(request);
  });
  const answer = await answered;
  if (answer.kind === "failed") throw new Error(answer.message);
  return answer as Answer<Kind>;
}

type Answer<Kind> = Extract<HostMessage, { kind: Kind extends "start" ? "started" : "stopped" }>;

async function answer(hosts: Hosts, url: string): Promise<unknown> {
  const { pathname, searchParams } = new URL(url, "http://127.0.0.1");
  const host = searchParams.get("host") ?? "";
  if (pathname === "/start") return hosts.start();
  await (pathname === "/kill" ? hosts.kill(host) : hosts.stop(host));
  return {};
}

const serve = (hosts: Hosts): Server =>
  createServer((request, response) => {
    answer(hosts, request.url ?? "/").then(
      (value) => response.end(JSON.stringify(value)),
      (error: unknown) => response.writeHead(500).end(error instanceof Error ? error.stack : String(error)),
    );
  });

/** Vitest runs this before the first file of the integration tests, and what it returns after the last. */
export default async function setup(): Promise<() => Promise<void>> {
  const hosts = new Hosts();
  const server = serve(hosts).listen(0, "127.0.0.1");
  await once(server, "listening");
  // What Node compiles, the files' own processes find compiled.
  process.env.NODE_COMPILE_CACHE ??= path.join(tmpdir(), "granskog-compiled");
  process.env[HOSTS] = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return async () => {
    await hosts.end();
    server.closeAllConnections();
    server.close();
  };
}
