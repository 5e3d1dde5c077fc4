import { z } from "zod";
import { TIERS } from "@/lib/access/claims";
import { EmailError, type EmailValues, type EmailWriter, PLAIN } from "@/lib/platform/mail/wording";
import { SITE } from "@/lib/platform/site/site";
import { PLAN_NAMES } from "@/lib/access/plan";

const DAY = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });
const address = z.email().max(254);
const NOT_EXPECTED = "Did you not expect this? Then ignore this letter; nothing happens, and nobody is told.";

/** Letters of teams and their invitations. Who did something is named by their proved address, never by a name they typed. */
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
      preview: `${from} has kept a seat for you.`,
      heading: "You are invited into a team",
      paragraphs: [
        `${from} has kept a seat for you in their team at ${SITE.name}. Everything the team’s plan includes is open to you once you have joined, at no cost to you.`,
        `The invitation is for this address, and good until ${DAY.format(new Date(until))}.`,
        NOT_EXPECTED,
      ],
      facts: [
        ["Plan", PLAN_NAMES[tier]],
        ["For", to],
      ],
      action: { label: "See the invitation", href: at(`/join?invitation=${code}`) },
    };
  },
  "team-joined": (values, at) => {
    const { who } = read({ who: address }, values);
    return {
      ...PLAIN,
      preview: `${who} has joined your team.`,
      heading: "Somebody has joined your team",
      paragraphs: [`${who} has joined your team and uses one of its seats.`],
      action: { label: "Your team", href: at("/settings#team") },
    };
  },
  "team-left": (values, at) => {
    const { who } = read({ who: address }, values);
    return {
      ...PLAIN,
      preview: `${who} has left your team.`,
      heading: "Somebody has left your team",
      paragraphs: [`${who} has left your team. The seat is free again.`],
      action: { label: "Your team", href: at("/settings#team") },
    };
  },
  "team-removed": (values, at) => {
    const { from } = read({ from: address }, values);
    return {
      ...PLAIN,
      preview: "Your account is free again.",
      heading: "You are no longer in the team",
      paragraphs: [
        `${from} has taken back your seat in the team. Its plan does not count for you any more; your account and what you saved stay.`,
        "If you think that is a mistake, answer the person, not this letter.",
      ],
      action: { label: "What each plan includes", href: at("/pricing") },
    };
  },
  "team-offer": (values, at) => {
    const { from } = read({ from: address }, values);
    return {
      ...PLAIN,
      preview: "Nothing changes before you accept.",
      heading: "A team is offered to you",
      paragraphs: [
        `${from} offers you the ownership of your team. Its owner is responsible for the subscription: its payment, its plan, and who is in it.`,
        "Nothing changes before you accept. The offer is good for 14 days.",
      ],
      action: { label: "See the offer", href: at("/settings#team") },
    };
  },
  "team-handed-over": (values, at) => {
    const { who } = read({ who: address }, values);
    return {
      ...PLAIN,
      preview: `${who} owns the team now.`,
      heading: "Your team has another owner",
      paragraphs: [
        `${who} has accepted your offer and owns the team from now on. You stay in it as a manager.`,
        `If you did not offer it, write to us: ${SITE.contactAddress}.`,
      ],
      action: { label: "The team", href: at("/settings#team") },
    };
  },
} satisfies Record<string, EmailWriter>;

function read<Shape extends z.ZodRawShape>(shape: Shape, values: EmailValues): z.output<z.ZodObject<Shape>> {
  const parsed = z.object(shape).safeParse(values);
  if (!parsed.success)
    throw new EmailError(`A letter lacks: ${parsed.error.issues.map(({ path }) => path.join(".")).join(", ")}.`);
  return parsed.data;
}
