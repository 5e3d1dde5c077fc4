import { safeReturnPath } from "@/lib/access/return-path";

const MODES = ["signin", "signup"] as const;
const STEPS = ["verify", "forgot", "reset", "second-factor", "setup", "sign-out"] as const;
const LONGEST_INVITATION = 200;

/** The step of signing in or up, and its parameters. They grant nothing. */
export interface SignInAddress {
  mode: (typeof MODES)[number];
  /** Null is the form of the mode. */
  step: (typeof STEPS)[number] | null;
  type: string;
  invitation: string | null;
  generalInvitation: string | null;
  /** A path on this site to return to. */
  from: string | null;
}

type SearchParams = Record<string, string | string[] | undefined>;

/** The parameters of `/auth`; anything unknown, too long or outside this site is ignored. */
export function parseSignIn(params: SearchParams): SignInAddress {
  const [mode, step] = [first(params.mode), first(params.step)];
  const type = first(params.type);
  return {
    mode: MODES.find((known) => known === mode) ?? "signin",
    step: STEPS.find((known) => known === step) ?? null,
    type: /^[\w-]{1,32}$/.test(type) ? type : "free",
    invitation: invitationCode(first(params.invitation)),
    generalInvitation: invitationCode(first(params.general_invitation)),
    from: safeReturnPath(first(params.from)),
  };
}

/** The inverse of `parseSignIn`; defaults are left out, except the mode, which names the purpose of the link. */
export function signInHref({
  mode,
  step = null,
  type = "free",
  invitation,
  generalInvitation,
  from,
}: Partial<SignInAddress> & Pick<SignInAddress, "mode">): string {
  const params = new URLSearchParams({ mode });
  if (step) params.set("step", step);
  if (type !== "free") params.set("type", type);
  if (invitation) params.set("invitation", invitation);
  if (generalInvitation) params.set("general_invitation", generalInvitation);
  if (from) params.set("from", from);
  return `/auth?${params.toString()}`;
}

/** The parameters that one step's form passes to the next. */
export function hiddenFieldsOf({ type, invitation, generalInvitation, from }: SignInAddress): Record<string, string> {
  return { type, invitation: invitation ?? "", general_invitation: generalInvitation ?? "", from: from ?? "" };
}

/** Codes are opaque here: printable, without spaces, of reasonable length. */
function invitationCode(text: string): string | null {
  return text.length <= LONGEST_INVITATION && /^[\x21-\x7E]+$/.test(text) ? text : null;
}

function first(value: string | string[] | undefined): string {
  return (Array.isArray(value) ? value[0] : value) ?? "";
}
