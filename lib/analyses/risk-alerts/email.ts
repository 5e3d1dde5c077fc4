import { ANALYSES } from "@/lib/catalogue/analyses";
import type { DueAlertEmail } from "@/lib/analyses/risk-alerts/alert-rows";
import { findMarketBySlug } from "@/lib/catalogue/markets/market";
import type { WordedEmail } from "@/lib/platform/mail/email";
import { PLAIN } from "@/lib/platform/mail/wording";
import { SITE } from "@/lib/platform/site/site";
import { KIND_NAMES, SEVERITY_NAMES } from "@/lib/study/alert-names";

type AlertNews = Pick<DueAlertEmail, "events" | "told" | "rules" | "isSample">;

/**
 * The email about alerts. It names published brands; the name of a rule, which a person typed, stays in the portal. No
 * figures: those are in the portal, behind the sign-in.
 * @param origin the site's configured address
 */
export function wordEvent({ events, told, rules, isSample }: AlertNews, origin: string): Omit<WordedEmail, "to"> {
  const checked = rules === 1 ? "Your alert rule was" : `Your ${rules} alert rules were`;
  const sampleNote = isSample ? ["Sample data: these brands and figures are invented."] : [];
  const action = { label: "See your alerts", href: new URL(ANALYSES["risk-alerts"].path, origin).href };
  if (told === 0) {
    return {
      subject: "No new alerts in the latest waves",
      wording: {
        ...PLAIN,
        preview: "Nothing in the latest waves that an earlier letter has not told of.",
        heading: "No new alerts",
        paragraphs: [
          `${checked} evaluated against the latest waves at ${SITE.name}. Nothing fired that an earlier letter has not told of. You asked to be told that as well.`,
          ...sampleNote,
        ],
        action,
      },
    };
  }
  const leftOut = told - events.reduce((sum, { kinds }) => sum + kinds.length, 0);
  return {
    subject: told === 1 ? "One new alert in the latest waves" : `${told} new alerts in the latest waves`,
    wording: {
      ...PLAIN,
      preview: told === 1 ? "An alert fired in the latest waves." : `${told} alerts fired in the latest waves.`,
      heading: told === 1 ? "One new alert" : `${told} new alerts`,
      paragraphs: [
        `${checked} evaluated against the latest waves at ${SITE.name}. The most severe come first.`,
        "Some alerts are raised by chance alone. Each says in the portal which test raised it, with which figures, and how often that test is wrong.",
        ...(leftOut > 0
          ? [`Not named here: ${leftOut} more, which ${leftOut === 1 ? "is" : "are"} in the portal.`]
          : []),
        ...sampleNote,
      ],
      facts: events.map(({ brand, market, year, kinds, level }) => [
        `${brand.name}, ${findMarketBySlug(market)?.name ?? market} ${year}`,
        `${kinds.map((kind, at) => (at === 0 ? KIND_NAMES[kind] : KIND_NAMES[kind].toLowerCase())).join(", ")} (severity: ${SEVERITY_NAMES[level].toLowerCase()})`,
      ]),
      action,
    },
  };
}
