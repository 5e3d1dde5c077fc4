/** A part without which the site is not well, named so that it tells an outsider nothing about the machine. */
export type Part = "database" | "rankings";

export type Health = { status: "ok" } | { status: "unavailable"; unavailable: Part };

/** What the database said of itself in time, or null when it said nothing. */
export interface PublicationAnswer {
  stamp: number;
  publishedAt: string | null;
}

/** The site is well when the database answers and a ranking is published. */
export function toHealth(answer: PublicationAnswer | null): Health {
  if (!answer) return { status: "unavailable", unavailable: "database" };
  if (answer.publishedAt === null) return { status: "unavailable", unavailable: "rankings" };
  return { status: "ok" };
}

/** Why an instance takes no visitors: it is about to stop, or there is nobody it could ask. */
export type Readiness = { status: "ready" } | { status: "not ready"; reason: "draining" | "backend" };

/** Draining goes first: it does not pass. */
export function toReadiness({ isDraining, hasBackend }: { isDraining: boolean; hasBackend: boolean }): Readiness {
  if (isDraining) return { status: "not ready", reason: "draining" };
  return hasBackend ? { status: "ready" } : { status: "not ready", reason: "backend" };
}
