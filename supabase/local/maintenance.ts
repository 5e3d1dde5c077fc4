import type { Environment } from "@/lib/platform/environment/env.server";

const EVERY = 15 * 60_000;
/** Milliseconds after the start: people come first. */
const FIRST = 10_000;
const PATIENCE = 120_000;

interface Maintenance {
  /** Where this machine reaches the site. */
  siteUrl: string;
  environment: Environment;
  isStopping(): boolean;
  say(line: string): void;
}

async function call({ siteUrl, environment }: Maintenance): Promise<void> {
  const answer = await fetch(new URL("/api/internal/maintenance", siteUrl), {
    method: "POST",
    headers: { authorization: `Bearer ${environment.INTERNAL_TOKEN ?? ""}` },
    signal: AbortSignal.timeout(PATIENCE),
  });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`the site returned ${answer.status}`);
}

/** Triggers maintenance of the running site: soon after startup, then every 15 minutes. The next call makes up for a failed one. */
export function keepUp(maintenance: Maintenance): void {
  const run = () => {
    if (maintenance.isStopping()) return;
    call(maintenance).catch((error: unknown) => {
      if (!maintenance.isStopping())
        maintenance.say(
          `  ! Maintenance failed (${error instanceof Error ? error.message : String(error)}); will retry in 15 minutes.`,
        );
    });
  };
  setTimeout(run, FIRST).unref();
  setInterval(run, EVERY).unref();
}
