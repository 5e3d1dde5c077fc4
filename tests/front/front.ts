import { type ChildProcess, execFile, spawn } from "node:child_process";
import { chmodSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import http from "node:http";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { ensureLibrary, ensureTool } from "../support/debian-tool";
import { pause } from "../support/instance";
import { endWithUs, freePort, killGroup, repository } from "../support/process";

const run = promisify(execFile);
const SHIPPED = path.join(repository, "lib/platform/front");
export const HOST = "granskog.test";
export const TOKEN = "told-to-the-front-and-to-nobody-else";

export interface Reply {
  status: number;
  headers: http.IncomingHttpHeaders;
  body: Buffer;
}

export interface Question {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
  /** Whose address the request comes from: any of this machine's own, 127.x.y.z. */
  from?: string;
}

/** One of the modules that do not come with Varnish itself. */
const MODULE = "/usr/lib/{,*/}varnish/vmods/libvmod_header.so";

/** Whether Varnish with its modules is installed, or can be. */
export const hasVarnish = (): boolean => ensureTool("varnishd", "varnish") && ensureLibrary(MODULE, "varnish-modules");

/** The shipped front in front of some instances, as `start-front.sh` starts it. Its rules can be taken out one at a time. */
export class Front {
  readonly #folder = mkdtempSync(path.join(tmpdir(), "granskog-front-"));
  #child: ChildProcess | null = null;
  #release: () => void = () => undefined;
  #turn = 0;
  port = 0;
  proxyPort = 0;
  /** What its script has printed. */
  printed = "";

  /** Settles where it will answer, so that the site can be told before it is there. */
  async reserve(): Promise<string> {
    this.port = await freePort();
    return `http://127.0.0.1:${this.port}/`;
  }

  async start(instances: string, env: Record<string, string> = {}): Promise<void> {
    // Varnish reads its rules as another user.
    chmodSync(this.#folder, 0o755);
    cpSync(SHIPPED, path.join(this.#folder, "vcl"), { recursive: true });
    this.port ||= await freePort();
    this.proxyPort = await freePort();
    const child = spawn("sh", [path.join(this.#folder, "vcl/start-front.sh")], {
      env: {
        ...process.env,
        FRONT_APPS: instances,
        FRONT_LISTEN: `127.0.0.1:${this.port}`,
        FRONT_TLS: `127.0.0.1:${this.proxyPort}`,
        FRONT_STATE: path.join(this.#folder, "state"),
        FRONT_PURGE_TOKEN: TOKEN,
        APP_ORIGIN: `http://${HOST}`,
        FRONT_LOOK_EVERY: "1",
        ...env,
      },
      stdio: ["ignore", "pipe", "pipe"],
      detached: true,
    });
    child.stdout.setEncoding("utf8").on("data", (text: string) => (this.printed += text));
    let words = "";
    child.stderr.setEncoding("utf8").on("data", (text: string) => (words += text));
    this.#child = child;
    this.#release = endWithUs(child);
    for (let attempt = 0; attempt < 150; attempt += 1) {
      if (child.exitCode !== null) throw new Error(`The front ended:\n${words}`);
      if ((await this.ask("/healthz").catch(() => null))?.status === 200) return this.#letRulesBeCut();
      await pause(200);
    }
    throw new Error(`The front did not answer:\n${words}`);
  }

  /** Without its rule a list may be left that nothing uses, which is no mistake here. */
  async #letRulesBeCut(): Promise<void> {
    await this.command("param.set", "vcc_err_unref", "off");
  }

  async stop(): Promise<void> {
    if (this.#child) killGroup(this.#child, "SIGTERM");
    await pause(500);
    if (this.#child) killGroup(this.#child, "SIGKILL");
    this.#release();
    rmSync(this.#folder, { recursive: true, force: true });
  }

  /** Ends Varnish as a crash would. */
  killVarnish(): void {
    process.kill(Number(readFileSync(path.join(this.#folder, "state/work/_.pid"), "utf8")), "SIGKILL");
  }

  /** Takes up the shipped rules, without the named one. */
  async without(rule: string | null): Promise<void> {
    for (const file of FILES) {
      const text = readFileSync(path.join(SHIPPED, file), "utf8");
      writeFileSync(path.join(this.#folder, "vcl", file), rule ? cut(text, rule) : text);
    }
    this.#turn += 1;
    await this.command("vcl.load", `test${this.#turn}`, path.join(this.#folder, "vcl/granskog.vcl"));
    await this.command("vcl.use", `test${this.#turn}`);
  }

  /** Sends a command to the running Varnish; returns its output. */
  async command(...words: string[]): Promise<string> {
    const { stdout } = await run("varnishadm", ["-n", path.join(this.#folder, "state/work"), ...words]);
    return stdout;
  }

  /** Lines of this kind in Varnish's own log, oldest first. */
  async log(tag: string): Promise<string[]> {
    await pause(300);
    const { stdout } = await run("varnishlog", [
      "-n",
      path.join(this.#folder, "state/work"),
      "-d",
      "-g",
      "raw",
      "-i",
      tag,
    ]);
    return stdout.split("\n");
  }

  /** Forgets everything that is kept. */
  async empty(): Promise<void> {
    await this.command("ban", "obj.status", "!=", "0");
  }

  /** Waits until the front has noticed how many instances are ready. */
  async awaitReady(count: number): Promise<void> {
    for (let attempt = 0; attempt < 60; attempt += 1) {
      const list = await this.command("backend.list");
      const active =
        (await this.command("vcl.list"))
          .split("\n")
          .find((line) => line.startsWith("active"))
          ?.trim()
          .split(/\s+/)
          .at(-1) ?? "";
      const healthy = list
        .split("\n")
        .filter((line) => line.startsWith(`${active}.app`) && / healthy/.test(line)).length;
      if (healthy === count) return;
      await pause(100);
    }
    throw new Error(`There were never ${count} ready instances.`);
  }

  ask(url: string, { method = "GET", headers = {}, body, from = "127.0.0.1" }: Question = {}): Promise<Reply> {
    return new Promise((resolve, reject) => {
      const length: Record<string, string> =
        body === undefined ? {} : { "content-length": String(Buffer.byteLength(body)) };
      const request = http.request({
        host: "127.0.0.1",
        port: this.port,
        path: url,
        method,
        agent,
        localAddress: from,
        headers: { host: HOST, ...length, ...headers },
      });
      request.on("response", (answer) => {
        const chunks: Buffer[] = [];
        answer.on("data", (chunk: Buffer) => chunks.push(chunk));
        answer.on("end", () =>
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) }),
        );
        answer.on("error", reject);
      });
      request.on("error", reject);
      request.setTimeout(15_000, () => request.destroy(new Error("no answer in 15 s")));
      request.end(body);
    });
  }

  /** Writes these parts to a connection, with a pause between them, and reads until it is closed or a second is over. */
  raw(parts: readonly string[], port = this.port, between = 0): Promise<string> {
    return new Promise((resolve, reject) => {
      const socket = connect(port, "127.0.0.1");
      let received = "";
      socket.setEncoding("utf8").on("data", (text: string) => (received += text));
      socket.on("error", reject);
      socket.on("close", () => resolve(received));
      void (async () => {
        for (const part of parts) {
          socket.write(part);
          await pause(between);
        }
        await pause(1_000);
        socket.destroy();
      })();
    });
  }

  /** Says that pages with these tags are no longer true. */
  purge(tags: string, token = TOKEN): Promise<Reply> {
    return this.ask("/", { method: "PURGE", headers: { "X-Purge-Tags": tags, Authorization: `Bearer ${token}` } });
  }
}

const agent = new http.Agent({ keepAlive: true, maxSockets: 20 });
const FILES = ["granskog.vcl", "purging.vcl", "refusing.vcl", "asking.vcl", "keeping.vcl", "delivering.vcl"] as const;
const RULE = /^ *# rule: (\S+)$/gm;

/** The text without what stands between "rule" with this name and the next "end". */
function cut(text: string, rule: string): string {
  const start = text.indexOf(`# rule: ${rule}\n`);
  if (start < 0) return text;
  const end = text.indexOf("# end\n", start);
  return text.slice(0, start) + text.slice(end);
}

/** Names of all rules that are shipped. */
export function shippedRules(): string[] {
  return FILES.flatMap((file) =>
    [...readFileSync(path.join(SHIPPED, file), "utf8").matchAll(RULE)].map(([, name = ""]) => name),
  );
}
