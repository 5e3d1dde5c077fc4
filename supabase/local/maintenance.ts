import type { Environment } from "@/lib/platform/environment/env.server";

const EVERY = 15 * 60_000;
/** Milliseconds between two looks for what is due at a set time. */
const DUE_EVERY = 30_000;
/** Milliseconds after the start: visitors come first. */
const FIRST = 10_000;
const PATIENCE = 120_000;

interface Maintenance {
  /** The site's address on this machine. */
  siteUrl: string;
  environment: Environment;
  isStopping(): boolean;
  say(line: string): void;
}

async function call({ siteUrl, environment }: Maintenance, address: string): Promise<void> {
  const answer = await fetch(new URL(address, siteUrl), {
    method: "POST",
    headers: { authorization: `Bearer ${environment.INTERNAL_TOKEN ?? ""}` },
    signal: AbortSignal.timeout(PATIENCE),
  });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`the site returned ${answer.status}`);
}

/**
 * Triggers maintenance of the running site: soon after the start, then every 15 minutes, and every half minute for what
 * is due at a set time. A failed call is made up for by the next.
 */
export function keepUp(maintenance: Maintenance): void {
  const run = () => {
    if (maintenance.isStopping()) return;
    call(maintenance, "/api/internal/maintenance").catch((error: unknown) => {
      if (!maintenance.isStopping())
        maintenance.say(
          `  ! Maintenance failed (${error instanceof Error ? error.message : String(error)}); will retry in 15 minutes.`,
        );
    });
  };
  // Its failures are the database's, which the health check and maintenance report.
  const runDue = () => {
    if (!maintenance.isStopping()) call(maintenance, "/api/internal/maintenance?only=due").catch(() => undefined);
  };
  setTimeout(run, FIRST).unref();
  setInterval(runDue, DUE_EVERY).unref();
  setInterval(run, EVERY).unref();
}
