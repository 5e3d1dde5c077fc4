import { z } from "zod";

/** Maximum addresses per invitation form. */
export const MOST_AT_ONCE = 50;
const LONGEST_LIST = 14_000;

export const TEAM_ROLES = ["member", "manager"] as const;
export type TeamRole = (typeof TEAM_ROLES)[number];
export const TEAM_ROLE_NAMES: Record<TeamRole | "owner", string> = {
  owner: "Owner",
  manager: "Manager",
  member: "Member",
};

/** Why an address cannot be invited. */
export const FAULTS = ["malformed", "twice", "owner", "joined", "invited", "often"] as const;
type Fault = (typeof FAULTS)[number];

interface FaultyAddress {
  email: string;
  fault: Fault;
}

const FAULT_WORDS: Record<Fault, string> = {
  malformed: "is not a valid email address",
  twice: "is entered twice",
  owner: "owns the team",
  joined: "is in the team",
  invited: "has already been invited",
  often: "has been emailed too often today; try again tomorrow",
};

/** The fields of the invitation form. */
export const inviteFields = { team: z.uuid(), emails: z.string().max(LONGEST_LIST), role: z.enum(TEAM_ROLES) } as const;

/** Addresses in pasted text: one per line, commas, semicolons, "Name <address>". */
export function parseAddresses(text: string): string[] {
  return text
    .split(/[\n\r,;]+/)
    .flatMap((part) => (/<[^<>]*>/.test(part) ? [/<([^<>]*)>/.exec(part)?.[1] ?? ""] : part.split(/\s+/)))
    .map((part) => part.trim().toLowerCase())
    .filter((part) => part !== "");
}

/** The addresses, or their errors. If one is invalid, no one is invited. */
export function checkAddresses(text: string): { emails: string[]; error: string | null } {
  const emails = parseAddresses(text);
  if (emails.length === 0) return { emails, error: "Enter at least one email address." };
  if (emails.length > MOST_AT_ONCE)
    return { emails, error: `You can invite up to ${MOST_AT_ONCE} people at once. You entered ${emails.length}.` };
  const seen = new Set<string>();
  const faulty = emails.flatMap((email): FaultyAddress[] => {
    const isRepeated = seen.has(email);
    seen.add(email);
    if (isRepeated) return [{ email, fault: "twice" }];
    return email.length <= 254 && z.email().safeParse(email).success ? [] : [{ email, fault: "malformed" }];
  });
  return { emails, error: faulty.length > 0 ? wordFaults(faulty) : null };
}

/** Errors by address. */
export function wordFaults(faulty: readonly FaultyAddress[]): string {
  return `No invitations sent: ${faulty.map(({ email, fault }) => `${short(email)} ${FAULT_WORDS[fault]}`).join("; ")}.`;
}

/** Why there are too few seats. */
export function wordFull(free: number, wanted: number): string {
  const seats =
    free === 0 ? "there are no free seats" : free === 1 ? "there is one free seat" : `there are ${free} free seats`;
  return `No invitations sent: ${seats}, and you need ${wanted === 1 ? "one" : wanted}. Remove someone, withdraw an invitation or upgrade.`;
}

const short = (text: string) => (text.length > 80 ? `${text.slice(0, 77)}…` : text);
