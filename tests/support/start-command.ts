import { spawn, type ChildProcess } from "node:child_process";
import { rmSync } from "node:fs";
import path from "node:path";
import { installationAt, projectRoot } from "@/supabase/local/installation";
import { findRuntime } from "@/supabase/local/runtime-file";
import { newDataDir } from "./backend";
import { productEnv } from "./process";
import { endOf } from "./process-tree";

/** `npm start` without npm: the same file with the same conditions, with its own data directory. */
export class StartCommand {
  /** What it has printed. */
  output = "";
  private child: ChildProcess | undefined;

  private constructor(
    readonly dataDir: string,
    private readonly distDir: string,
  ) {}

  /** @param distDir where its build is, or is to be */
  static async prepare(distDir: string): Promise<StartCommand> {
    return new StartCommand(await newDataDir(), distDir);
  }

  run(port: number, args: readonly string[] = [], env: Record<string, string> = {}): ChildProcess {
    this.output = "";
    const child = spawn(
      process.execPath,
      ["--import", "tsx", "--conditions=react-server", "supabase/local/start.ts", ...args],
      {
        cwd: projectRoot,
        env: productEnv({ DATA_DIR: this.dataDir, PORT: String(port), NEXT_DIST_DIR: this.distDir, ...env }),
        stdio: ["ignore", "pipe", "pipe"],
      },
    );
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding("utf8").on("data", (text: string) => (this.output += text));
    }
    this.child = child;
    return child;
  }

  /** What the running instance has noted of itself; null when none runs. */
  runtime() {
    return findRuntime(installationAt(this.dataDir));
  }

  /** Ends it, and removes its data. */
  async dispose(): Promise<void> {
    if (this.child && this.child.exitCode === null && this.child.signalCode === null) {
      this.child.kill("SIGINT");
      await endOf(this.child);
    }
    rmSync(this.dataDir, { recursive: true, force: true });
  }

  /** Removes a build of its own. */
  removeBuild(): void {
    rmSync(path.join(projectRoot, this.distDir), { recursive: true, force: true });
    rmSync(path.join(projectRoot, `tsconfig${this.distDir}.json`), { force: true });
  }
}
