import type { ChildProcess } from "node:child_process";
import { endChild, hasEnded, signalGroup } from "@/supabase/local/child-process";
import { setting } from "@/lib/platform/environment/env.server";

/** Milliseconds the site gets to finish its answers, and the backend its queue. */
const PATIENCE = { task: 1_000, build: 1_000, content: 1_000, site: 18_000, backend: 20_000 };

type Part = keyof typeof PATIENCE;
/** Who is stopped first: what asks the backend goes before it. */
const ORDER: Part[] = ["task", "build", "content", "site", "backend"];

/** Seconds that a draining site keeps running for visitors whose proxy has not noticed: it checks each second. */
const DEFAULT_GRACE = 1.5;

/** The child processes of a start command, which all end with it. */
export class RunningParts {
  private readonly children = new Map<Part, ChildProcess>();
  private stopping: Promise<void> | null = null;

  /** Whether the site can drain before it ends. In development it cannot. */
  canDrain = false;

  /** Registers a new child, replacing an earlier one of its kind. */
  note(part: Part, child: ChildProcess): void {
    this.children.set(part, child);
    if (this.stopping) signalGroup(child, "SIGKILL");
  }

  /** The latest child of a kind. */
  find(part: Part): ChildProcess | undefined {
    return this.children.get(part);
  }

  get isStopping(): boolean {
    return this.stopping !== null;
  }

  /** Stops all of them in order; a second call waits for the first. */
  stop(): Promise<void> {
    this.stopping ??= (async () => {
      for (const part of ORDER) {
        const child = this.children.get(part);
        if (child && part === "site" && this.canDrain) await drain(child);
        if (child) await endChild(child, PATIENCE[part]);
      }
    })();
    return this.stopping;
  }

  /** Kills all of them without waiting. */
  kill(): void {
    for (const child of this.children.values()) if (!hasEnded(child)) signalGroup(child, "SIGKILL");
  }
}

/** Tells the site to drain, and waits until a proxy has noticed or it has ended. */
async function drain(site: ChildProcess): Promise<void> {
  if (hasEnded(site)) return;
  site.kill("SIGUSR2");
  const ended = new Promise((resolve) => site.once("exit", resolve));
  const grace = (setting("SHUTDOWN_GRACE") ?? DEFAULT_GRACE) * 1_000;
  await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, grace))]);
}
