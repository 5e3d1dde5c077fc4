import type { ChildProcess } from "node:child_process";
import { endChild, hasEnded, signalGroup } from "@/supabase/local/child-process";

/** Milliseconds the site gets to finish its answers, and the backend its queue. */
const PATIENCE = { task: 1_000, content: 1_000, site: 5_000, backend: 20_000 };

type Part = keyof typeof PATIENCE;
/** Who is stopped first: what asks the backend goes before it. */
const ORDER: Part[] = ["task", "content", "site", "backend"];

/** The child processes of a start command, so that whatever happens all of them end. */
export class RunningParts {
  private readonly children = new Map<Part, ChildProcess>();
  private stopping: Promise<void> | null = null;

  /** Notes a child that was just started, in place of an earlier one of its kind. */
  note(part: Part, child: ChildProcess): void {
    this.children.set(part, child);
    if (this.stopping) signalGroup(child, "SIGKILL");
  }

  get isStopping(): boolean {
    return this.stopping !== null;
  }

  /** Stops all of them in order; a second call waits for the first. */
  stop(): Promise<void> {
    this.stopping ??= (async () => {
      for (const part of ORDER) {
        const child = this.children.get(part);
        if (child) await endChild(child, PATIENCE[part]);
      }
    })();
    return this.stopping;
  }

  /** Ends all of them without waiting. */
  kill(): void {
    for (const child of this.children.values()) if (!hasEnded(child)) signalGroup(child, "SIGKILL");
  }
}
