import type { InvitationOutcome } from "@/lib/accounts/invitations/outcome";

/** Invitation codes outlive the steps of signing up in the session storage, as the specification has it. */
const KEYS = { invitation: "invitation", generalInvitation: "general_invitation" } as const;
/** What became of them, told on the page that follows. */
const OUTCOME_KEY = "invitation_outcome";

interface Codes {
  invitation: string | null;
  generalInvitation: string | null;
}

/** Keeps the codes that an address brought; one it did not bring stays as it was. */
export function keepInvitation({ invitation, generalInvitation }: Codes): void {
  attempt(() => {
    if (invitation) sessionStorage.setItem(KEYS.invitation, invitation);
    if (generalInvitation) sessionStorage.setItem(KEYS.generalInvitation, generalInvitation);
  });
}

/** The code that was kept, a personal one before a general one. */
export function storedInvitation(): string | null {
  return (
    attempt(() => sessionStorage.getItem(KEYS.invitation) ?? sessionStorage.getItem(KEYS.generalInvitation)) ?? null
  );
}

/** They have served. */
export function forgetInvitation(): void {
  attempt(() => Object.values(KEYS).forEach((key) => sessionStorage.removeItem(key)));
}

/** Keeps what became of an invitation until a page can tell it. */
export function keepOutcome(outcome: InvitationOutcome): void {
  attempt(() => sessionStorage.setItem(OUTCOME_KEY, JSON.stringify(outcome)));
}

/** What became of an invitation, once: it is forgotten with that. */
export function takeOutcome(): InvitationOutcome | null {
  return (
    attempt(() => {
      const stored = sessionStorage.getItem(OUTCOME_KEY);
      sessionStorage.removeItem(OUTCOME_KEY);
      // It is this page's own note; what has no words is not told.
      return stored === null ? null : (JSON.parse(stored) as InvitationOutcome);
    }) ?? null
  );
}

/** Storage may be switched off; the hidden fields carry the codes as well. */
function attempt<Result>(access: () => Result): Result | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}
