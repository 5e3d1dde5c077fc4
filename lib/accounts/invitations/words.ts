import type { InvitationOutcome } from "@/lib/accounts/invitations/outcome";

interface Words {
  title: string;
  description: string;
  /** Did it come to nothing? */
  isFault: boolean;
}

const OTHERS: Record<Exclude<InvitationOutcome["status"], "joined" | "already">, Omit<Words, "isFault">> = {
  expired: { title: "The invitation has expired", description: "Ask whoever invited you to send it again." },
  used: {
    title: "The invitation has been used",
    description: "Each invitation is for one person. Ask for one of your own.",
  },
  other_address: {
    title: "The invitation is for another address",
    description:
      "It was sent to an e-mail address that is not your account’s. Sign in with that address, or ask for an invitation to this one.",
  },
  other_domain: {
    title: "The invitation is for other addresses",
    description: "It is good for the e-mail addresses of one organisation, and yours is not among them.",
  },
  ended: {
    title: "The team’s plan has ended",
    description: "Nobody can join while it does not count. Ask whoever invited you.",
  },
  full: {
    title: "The team has no free seat",
    description: "All its seats are taken. Ask whoever invited you to make room, then open the invitation again.",
  },
  unknown: {
    title: "The invitation is not valid",
    description: "It was withdrawn, replaced by a newer one, or its address was cut short. Ask whoever invited you.",
  },
  declined: { title: "The invitation is declined", description: "Its seat is free again." },
};

/** An outcome in words. */
export function wordOutcome(outcome: InvitationOutcome): Words {
  switch (outcome.status) {
    case "joined":
      return {
        title: `You have joined ${teamName(outcome.team)}`,
        description: "Everything its plan includes is open to you.",
        isFault: false,
      };
    case "already":
      return {
        title: `You are in ${teamName(outcome.team)}`,
        description: "There was nothing more to do.",
        isFault: false,
      };
    default:
      return { ...OTHERS[outcome.status], isFault: outcome.status !== "declined" };
  }
}

/** A team has no name but its owner's. */
export function teamName(owner: string): string {
  if (owner === "") return "the team";
  return `${owner}${/s$/i.test(owner) ? "’" : "’s"} team`;
}

// Why nothing was done with an invitation or a team.
export const MISSING =
  "That is no longer there. Somebody may have changed the team meanwhile; the list below is the present one.";
export const SWITCHED_OFF = "Invitations are switched off just now. Nothing was done; please try again later.";
export const PLAN_ENDED = "The plan does not count at the moment, so nobody can be invited.";
export const NO_ANSWER = "The site did not answer just now. Nothing was changed; please try again.";
