import type { InvitationOutcome } from "@/lib/accounts/invitations/outcome";

/** Invitation codes survive the sign-up steps in session storage, as the specification asks. */
const KEYS = { invitation: "invitation", generalInvitation: "general_invitation" } as const;
/** The result of using the codes, shown on the next page. */
const OUTCOME_KEY = "invitation_outcome";

interface Codes {
  invitation: string | null;
  generalInvitation: string | null;
}

/** Keeps the codes from the address; a code that the address does not contain stays unchanged. */
export function keepInvitation({ invitation, generalInvitation }: Codes): void {
  attempt(() => {
    if (invitation) sessionStorage.setItem(KEYS.invitation, invitation);
    if (generalInvitation) sessionStorage.setItem(KEYS.generalInvitation, generalInvitation);
  });
}

/** The stored code, a personal one before a general one. */
export function storedInvitation(): string | null {
  return (
    attempt(() => sessionStorage.getItem(KEYS.invitation) ?? sessionStorage.getItem(KEYS.generalInvitation)) ?? null
  );
}

/** They have been used. */
export function forgetInvitation(): void {
  attempt(() => Object.values(KEYS).forEach((key) => sessionStorage.removeItem(key)));
}

/** Keeps what happened to an invitation until a page can tell it. */
export function keepOutcome(outcome: InvitationOutcome): void {
  attempt(() => sessionStorage.setItem(OUTCOME_KEY, JSON.stringify(outcome)));
}

/** The result of an invitation; reading it deletes it. */
export function takeOutcome(): InvitationOutcome | null {
  return (
    attempt(() => {
      const stored = sessionStorage.getItem(OUTCOME_KEY);
      sessionStorage.removeItem(OUTCOME_KEY);
      // This page's own note; an outcome without words is not shown.
      return stored === null ? null : (JSON.parse(stored) as InvitationOutcome);
    }) ?? null
  );
}

/** Storage may be switched off; the hidden fields carry the codes too. */
function attempt<Result>(access: () => Result): Result | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}
