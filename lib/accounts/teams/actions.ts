"use server";

import { revalidatePath } from "next/cache";
import { cookies } from "next/headers";
import { redirect } from "next/navigation";
import { after } from "next/server";
import { z } from "zod";
import { CLAIMS_COOKIE } from "@/lib/access/edge-claims";
import { may } from "@/lib/access/rights";
import { asMember, loadMember, type Member } from "@/lib/access/load";
import { isOn } from "@/lib/accounts/flags/load";
import { newCode } from "@/lib/accounts/invitations/code";
import { TEAM_ROLE_NAMES, wordFaults, wordFull } from "@/lib/accounts/invitations/invite-form";
import {
  acceptCode,
  answerInvitation,
  endTeamLink,
  inviteToTeam,
  putTeamLink,
  renewInvitation,
  sendInvitation,
} from "@/lib/accounts/invitations/mutations";
import type { InvitationOutcome, JoinState } from "@/lib/accounts/invitations/outcome";
import {
  MISSING,
  NO_ANSWER,
  NAMED_ONLY,
  PLAN_ENDED,
  SWITCHED_OFF,
  wordOutcome,
} from "@/lib/accounts/invitations/words";
import { keepMember } from "@/lib/accounts/people/mutations";
import {
  answerTeamOffer,
  changeTeamRole,
  leaveTeam,
  offerTeam,
  removeFromTeam,
  tellOne,
  tellTeam,
} from "@/lib/accounts/teams/mutations";
import {
  done,
  fault,
  parseDomain,
  teamAct,
  type TeamAct,
  type TeamEvent,
  type TeamState,
} from "@/lib/accounts/teams/events";
import { typedText } from "@/lib/platform/forms/typed-text";
import { setting } from "@/lib/platform/environment/env.server";
import { logError } from "@/lib/platform/telemetry/log-error";

const UNSENT = "We couldn’t send the email. The seat is reserved: copy the link and share it, or resend later.";
const REFUSED = {
  missing: fault(MISSING),
  forbidden: fault("Only the team owner can do that."),
  ended: fault(PLAN_ENDED),
  trial: fault(NAMED_ONLY),
  off: fault(SWITCHED_OFF),
  joined: fault("They have already joined."),
  often: fault("We’ve emailed this address too often. Copy the link and share it, or try again later."),
  has_own: fault("You already own a plan, and each person can own only one. Contact us and we’ll help."),
} as const;
const secret = () => setting("AUTH_SECRET") ?? "";

/** Actions that assign seats: they need the right to invite, and invitations to be turned on. */
const GIVES = new Set<TeamAct["act"]>(["resend", "again", "link"]);

const countedState = z.object({ status: z.literal("said"), count: z.int().nonnegative() });

/** Runs one action on a team or a seat and returns the result. The database decides what the caller can do. */
export async function actOnTeam(previous: TeamState, data: FormData): Promise<TeamState> {
  const member = await loadMember();
  if (!member) redirect("/auth?mode=signin");
  // The state also comes from the browser, so it may be anything.
  const earlier = countedState.safeParse(previous);
  const count = earlier.success ? earlier.data.count + 1 : 1;
  return { status: "said", count, ...(await act(member, data)) };
}

async function act(member: Member, data: FormData): Promise<TeamEvent> {
  const parsed = teamAct.safeParse(typedText(data));
  if (!parsed.success) return fault("Something went wrong with the form. Refresh the page and try again.");
  const asked = parsed.data;
  if (GIVES.has(asked.act)) {
    if (!may(member.viewer, "invitations")) return REFUSED.missing;
    if (!(await isOn("team_invitations"))) return REFUSED.off;
  }
  try {
    await keepMember(member);
    const event = await perform(member, asked);
    revalidatePath("/invitations");
    revalidatePath("/settings");
    return event;
  } catch (error) {
    logError(error, `Team action ${asked.act} failed.`);
    return fault(NO_ANSWER);
  }
}

/** The caller's own access has changed: the edge must reload it with the next page. */
async function forgetClaims(): Promise<void> {
  (await cookies()).delete(CLAIMS_COOKIE);
}

async function perform({ claims: { userId }, profile: { email: from } }: Member, asked: TeamAct): Promise<TeamEvent> {
  switch (asked.act) {
    case "resend": {
      const { code, ...stored } = newCode(secret());
      const answer = await renewInvitation(asMember, asked.seat, stored);
      if (answer.status === "full") return fault(wordFull(answer.free, answer.wanted));
      if (answer.status !== "sent") return REFUSED[answer.status];
      const isSent = await sendInvitation({ to: answer.email, from, tier: answer.tier, code });
      return isSent
        ? done(`We’ve sent ${answer.email} a new invitation. The earlier link no longer works.`)
        : fault(UNSENT);
    }
    case "again": {
      const { code, ...stored } = newCode(secret());
      const answer = await inviteToTeam(asMember, asked.team, asked.role, [{ email: asked.email, ...stored }]);
      if (answer.status === "full") return fault(wordFull(answer.free, answer.wanted));
      if (answer.status === "faults") return fault(wordFaults(answer.faults));
      if (answer.status !== "invited") return REFUSED[answer.status];
      const isSent = await sendInvitation({ to: asked.email, from, tier: answer.tier, code });
      return isSent ? done(`Invitation resent to ${asked.email}.`) : fault(UNSENT);
    }
    case "remove": {
      const answer = await removeFromTeam(asMember, asked.seat);
      if (!("role" in answer)) return REFUSED[answer.status];
      const { email, role } = answer;
      const again = { team: asked.team, email, role };
      if (answer.status === "revoked")
        return done(`Invitation to ${email} withdrawn. Its link no longer works.`, again);
      after(async () =>
        tellOne({ to: email, subject: "You’ve been removed from a team", kind: "team-removed", values: { from } }),
      );
      return done(`${email} is no longer in the team.`, again);
    }
    case "role": {
      const answer = await changeTeamRole(asMember, asked.seat, asked.role);
      return answer.status === "changed"
        ? done(`Role changed to ${TEAM_ROLE_NAMES[asked.role].toLowerCase()}.`)
        : REFUSED[answer.status];
    }
    case "offer": {
      const answer = await offerTeam(asMember, asked.seat, asked.answer === "yes");
      if (!("email" in answer)) return REFUSED[answer.status];
      if (answer.status === "withdrawn") return done("Offer withdrawn. You still own the team.");
      const to = answer.email;
      if (to)
        after(async () =>
          tellOne({ to, subject: "You’ve been offered ownership of a team", kind: "team-offer", values: { from } }),
        );
      return done(`You’ve offered ownership to ${answer.email ?? "them"}. Nothing changes until they accept.`);
    }
    case "answer-offer": {
      const answer = await answerTeamOffer(asMember, asked.team, asked.answer === "yes");
      if (!("email" in answer)) return REFUSED[answer.status];
      if (answer.status === "declined") return done("You declined the offer. Nothing has changed.");
      await forgetClaims();
      const to = answer.email;
      if (to)
        after(async () =>
          tellOne({ to, subject: "Your team has a new owner", kind: "team-handed-over", values: { who: from } }),
        );
      return done("You now own the team. Its former owner stays on as a manager.");
    }
    case "answer": {
      const outcome = await answerInvitation(asMember, asked.seat, asked.answer === "yes");
      if (outcome.status === "joined") {
        const { id } = outcome;
        after(async () => tellTeam(id, userId, "team-joined", from));
        await forgetClaims();
      }
      const { title, description, isFault } = wordOutcome(outcome);
      return { text: `${title}. ${description}`, isFault, again: null };
    }
    case "leave": {
      const { status } = await leaveTeam(asMember, asked.team);
      if (status === "missing") return REFUSED.missing;
      after(async () => tellTeam(asked.team, userId, "team-left", from));
      await forgetClaims();
      return done("You’ve left the team and no longer have its plan.");
    }
    case "link": {
      const domain = parseDomain(asked.domain);
      if (domain === undefined) return fault("Enter a domain such as tarnholt.com, or leave the field empty.");
      const { code: _, ...stored } = newCode(secret());
      const { status } = await putTeamLink(
        asMember,
        asked.team,
        stored,
        domain,
        asked.days === "" ? null : Number(asked.days),
      );
      return status === "made" ? done("Link created. Any earlier link no longer works.") : REFUSED[status];
    }
    case "end-link": {
      const { status } = await endTeamLink(asMember, asked.team);
      return status === "ended"
        ? done("Link turned off. People who joined with it stay in the team.")
        : REFUSED.missing;
    }
  }
}

const joinForm = z.strictObject({ code: z.string().trim().min(1).max(200) });

/** Takes the seat of an invitation, for the signed-in user. */
export async function joinTeam(_: JoinState, data: FormData): Promise<JoinState> {
  const form = joinForm.safeParse(typedText(data));
  if (!form.success) return { status: "unknown" };
  const member = await loadMember();
  if (!member) redirect("/auth?mode=signin");
  let outcome: InvitationOutcome;
  try {
    await keepMember(member);
    outcome = await acceptCode(asMember, form.data.code);
  } catch (error) {
    logError(error, "Joining a team failed.");
    return { status: "unanswered" };
  }
  if (outcome.status === "joined") {
    const { id } = outcome;
    after(async () => tellTeam(id, member.claims.userId, "team-joined", member.profile.email));
    // The edge's data about them is outdated and must be reloaded with the next page.
    (await cookies()).delete(CLAIMS_COOKIE);
  }
  return outcome;
}
