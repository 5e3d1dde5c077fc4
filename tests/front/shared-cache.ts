import { type ChildProcess, execFile, spawn } from "node:child_process";
import { promisify } from "node:util";
import { ensureTool } from "../support/debian-tool";
import { pause } from "../support/instance";
import { endWithUs, freePort, killGroup } from "../support/process";

const run = promisify(execFile);

/** A Redis of a test's own, that can be killed and brought back at the same address, empty. */
export class SharedCache {
  port = 0;
  #child: ChildProcess | null = null;
  #release: () => void = () => undefined;

  get url(): string {
    return `redis://127.0.0.1:${this.port}`;
  }

  async start(): Promise<void> {
    if (!ensureTool("redis-server")) throw new Error("Redis is neither here nor can it be installed.");
    this.port ||= await freePort();
    this.#child = spawn(
      "redis-server",
      ["--port", String(this.port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"],
      { stdio: "ignore", detached: true },
    );
    this.#release = endWithUs(this.#child);
    for (let attempt = 0; attempt < 50; attempt += 1) {
      if ((await this.ask("ping").catch(() => "")).includes("PONG")) return;
      await pause(100);
    }
    throw new Error("Redis did not answer.");
  }

  kill(): void {
    if (this.#child) killGroup(this.#child, "SIGKILL");
    this.#release();
    this.#child = null;
  }

  async ask(...words: string[]): Promise<string> {
    const { stdout } = await run("redis-cli", ["-p", String(this.port), ...words]);
    return stdout;
  }
}
