/** An essential part of the site, named so that it reveals nothing about the machine. */
export type Part = "database" | "rankings";

export type Health = { status: "ok" } | { status: "unavailable"; unavailable: Part };

/** The database's status, or null if it did not respond in time. */
export interface PublicationAnswer {
  stamp: number;
  publishedAt: string | null;
}

/** The site is healthy if the database responds and a ranking is published. */
export function toHealth(answer: PublicationAnswer | null): Health {
  if (!answer) return { status: "unavailable", unavailable: "database" };
  if (answer.publishedAt === null) return { status: "unavailable", unavailable: "rankings" };
  return { status: "ok" };
}

/** Why an instance takes no visitors: it is shutting down, or lacks something essential. */
type Lack = "draining" | "backend" | "accounts" | "disk";

export type Readiness = { status: "ready" } | { status: "not ready"; reason: Lack };

/** The findings about an instance; `freeBytes` is null if the data disk could not be read. */
export interface InstanceParts {
  isDraining: boolean;
  hasBackend: boolean;
  hasAccounts: boolean;
  freeBytes: number | null;
}

/** Free bytes below which sign-ins can no longer be stored. */
const LEAST_FREE = 16 * 1024 ** 2;

/** Draining comes first: it is permanent. */
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
