import type { InvitationOutcome } from "@/lib/accounts/invitations/outcome";

interface Words {
  title: string;
  description: string;
  /** Whether it failed. */
  isFault: boolean;
}

const OTHERS: Record<Exclude<InvitationOutcome["status"], "joined" | "already">, Omit<Words, "isFault">> = {
  expired: { title: "This invitation has expired", description: "Ask the person who invited you to resend it." },
  used: {
    title: "This invitation has already been used",
    description: "Each invitation works for one person. Ask for your own.",
  },
  other_address: {
    title: "This invitation is for another email address",
    description:
      "It was sent to a different email address. Sign in with that address, or ask for an invitation to this one.",
  },
  other_domain: {
    title: "This invitation is for other email addresses",
    description: "It only works for email addresses in one organisation, and yours isn’t one of them.",
  },
  ended: {
    title: "The team’s plan has ended",
    description: "No one can join until it is renewed. Ask the person who invited you.",
  },
  named_only: {
    title: "This team can’t use a link during its trial",
    description: "Ask the person who invited you to send an invitation to your own email address.",
  },
  full: {
    title: "The team has no free seats",
    description: "All seats are taken. Ask the person who invited you to free one, then open the invitation again.",
  },
  unknown: {
    title: "This invitation is not valid",
    description: "It was withdrawn or replaced, or part of the link is missing. Ask the person who invited you.",
  },
  declined: { title: "Invitation declined", description: "Its seat is now free." },
};

/** A result in words. */
export function wordOutcome(outcome: InvitationOutcome): Words {
  switch (outcome.status) {
    case "joined":
      return {
        title: `You have joined ${teamName(outcome.team)}`,
        description: "You now have everything in its plan.",
        isFault: false,
      };
    case "already":
      return {
        title: `You’re already in ${teamName(outcome.team)}`,
        description: "There’s nothing more to do.",
        isFault: false,
      };
    default:
      return { ...OTHERS[outcome.status], isFault: outcome.status !== "declined" };
  }
}

/** A team has no name except its owner's. */
export function teamName(owner: string): string {
  if (owner === "") return "the team";
  return `${owner}${/s$/i.test(owner) ? "’" : "’s"} team`;
}

// Why an action on an invitation or a team was not done.
export const MISSING = "That’s no longer there. Someone may have changed the team; the list below is up to date.";
export const SWITCHED_OFF = "Invitations are turned off right now. Please try again later.";
export const NAMED_ONLY = "During a trial, people join by personal invitation. Invite your colleagues by email.";
export const PLAN_ENDED = "Your plan is not active, so you can’t invite anyone right now.";
export const NO_ANSWER = "Something went wrong. Nothing has changed; please try again.";
