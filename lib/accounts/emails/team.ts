import { z } from "zod";
import { TIERS } from "@/lib/access/claims";
import { EmailError, type EmailValues, type EmailWriter, PLAIN } from "@/lib/platform/mail/wording";
import { SITE } from "@/lib/platform/site/site";
import { PLAN_NAMES } from "@/lib/access/plan";

const DAY = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });
const address = z.email().max(254);
const NOT_EXPECTED = "Not expecting this? You can ignore this email; nothing will happen and no one will be told.";

/** Emails about teams and invitations. People are named by their verified address, never by a name they typed. */
export const teamEmails = {
  "team-invitation": (values, at) => {
    const { from, tier, code, to, until } = read(
      {
        from: address,
        tier: z.enum(TIERS),
        code: z.string().regex(/^[\w-]{22}$/),
        to: address,
        until: z.iso.datetime(),
      },
      values,
    );
    return {
      ...PLAIN,
      preview: `${from} has reserved a seat for you.`,
      heading: `${from} has invited you to a team`,
      paragraphs: [
        `${from} has reserved a seat for you in their ${SITE.name} team. When you join, you’ll have everything in the team’s plan at no cost to you.`,
        NOT_EXPECTED,
      ],
      facts: [
        ["From", from],
        ["Plan", PLAN_NAMES[tier]],
        ["For", to],
        ["Expires on", DAY.format(new Date(until))],
      ],
      action: { label: "See the invitation", href: at(`/join?invitation=${code}`), isOnly: true },
    };
  },
  "team-joined": (values, at) => {
    const { who } = read({ who: address }, values);
    return {
      ...PLAIN,
      preview: "They are using one of its seats.",
      heading: `${who} has joined your team`,
      paragraphs: [`${who} has joined your team and is using one of its seats.`],
      action: { label: "Your team", href: at("/settings#team") },
    };
  },
  "team-left": (values, at) => {
    const { who } = read({ who: address }, values);
    return {
      ...PLAIN,
      preview: "Their seat is free.",
      heading: `${who} has left your team`,
      paragraphs: [`${who} has left your team. Their seat is free.`],
      action: { label: "Your team", href: at("/settings#team") },
    };
  },
  "team-removed": (values, at) => {
    const { from } = read({ from: address }, values);
    return {
      ...PLAIN,
      preview: "Your account has returned to free.",
      heading: "You’ve been removed from a team",
      paragraphs: [
        `${from} has removed you from their team, so you no longer have its plan. You keep your account and everything you saved.`,
        "If you think this is a mistake, contact them directly; replies to this email don’t reach them.",
      ],
      action: { label: "What each plan includes", href: at("/pricing") },
    };
  },
  "team-offer": (values, at) => {
    const { from } = read({ from: address }, values);
    return {
      ...PLAIN,
      preview: "Nothing changes until you accept.",
      heading: "You’ve been offered ownership of a team",
      paragraphs: [
        `${from} is offering you ownership of your team. The owner is responsible for the plan, its payment and its members.`,
        "Nothing changes until you accept. The offer expires in 14 days.",
      ],
      action: { label: "See the offer", href: at("/settings#team") },
    };
  },
  "team-handed-over": (values, at) => {
    const { who } = read({ who: address }, values);
    return {
      ...PLAIN,
      preview: `${who} now owns the team.`,
      heading: "Your team has a new owner",
      paragraphs: [
        `${who} has accepted your offer and now owns the team. You stay on as a manager.`,
        `If you didn’t make this offer, contact us at ${SITE.contactAddress}.`,
      ],
      action: { label: "The team", href: at("/settings#team") },
    };
  },
} satisfies Record<string, EmailWriter>;

function read<Shape extends z.ZodRawShape>(shape: Shape, values: EmailValues): z.output<z.ZodObject<Shape>> {
  const parsed = z.object(shape).safeParse(values);
  if (!parsed.success)
    throw new EmailError(`An email lacks: ${parsed.error.issues.map(({ path }) => path.join(".")).join(", ")}.`);
  return parsed.data;
}
