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

/** Why an instance takes no visitors: it is about to stop, or lacks what it needs to answer them. */
type Lack = "draining" | "backend" | "accounts" | "disk";

export type Readiness = { status: "ready" } | { status: "not ready"; reason: Lack };

/** What was found of an instance; `freeBytes` is null where the disk of its data could not be read. */
export interface InstanceParts {
  isDraining: boolean;
  hasBackend: boolean;
  hasAccounts: boolean;
  freeBytes: number | null;
}

/** Bytes below which a sign-in can no longer be stored. */
const LEAST_FREE = 16 * 1024 ** 2;

/** Draining goes first: it does not pass. */
export function toReadiness({ isDraining, hasBackend, hasAccounts, freeBytes }: InstanceParts): Readiness {
  const lacks: readonly [Lack, boolean][] = [
    ["draining", isDraining],
    ["backend", !hasBackend],
    ["accounts", !hasAccounts],
    ["disk", freeBytes === null || freeBytes < LEAST_FREE],
  ];
  const [first] = lacks.find(([, isLacking]) => isLacking) ?? [];
  return first ? { status: "not ready", reason: first } : { status: "ready" };
}
