import { ANALYSES } from "@/lib/catalogue/analyses";
import type { DueAlertEmail } from "@/lib/analyses/risk-alerts/alert-rows";
import { nameOfMarket, type StudyMarkets } from "@/lib/catalogue/shown-study/shown-study";
import type { WordedEmail } from "@/lib/platform/mail/email";
import { type EmailReason, PLAIN } from "@/lib/platform/mail/wording";
import { SITE } from "@/lib/platform/site/site";
import { KIND_NAMES, SEVERITY_NAMES } from "@/lib/study/alert-names";
import { numberOf } from "@/lib/platform/words/sentences";

const REASON: EmailReason = {
  about: "Risk alerts",
  why: "You get this because you have an alert rule. You can choose how often in Email preferences.",
};

type AlertNews = Pick<DueAlertEmail, "events" | "newAlerts" | "rules" | "isSample">;

/**
 * The email about alerts. It names published brands; the name of a rule, which a person typed, stays in the portal. No
 * figures: those are in the portal, behind the sign-in.
 * @param study whose markets are named
 * @param origin the site's configured address
 */
export function wordEvent(
  { events, newAlerts, rules, isSample }: AlertNews,
  study: StudyMarkets,
  origin: string,
): Omit<WordedEmail, "to"> {
  const checked = rules === 1 ? "Your alert rule was" : `Your ${numberOf(rules, "alert rule")} were`;
  const years = new Set(events.map(({ year }) => year));
  // Markets may have different latest years.
  const inStudy = years.size === 1 && events[0] ? ` in the ${events[0].year} study` : " in the latest studies";
  const action = { label: "See your alerts", href: new URL(ANALYSES["risk-alerts"].path, origin).href };
  if (newAlerts === 0) {
    return {
      subject: `No new risk alerts${inStudy}`,
      wording: {
        ...PLAIN,
        preview: "Nothing new since our last email.",
        heading: "No new risk alerts",
        paragraphs: [
          `${checked} checked against the latest results on ${SITE.name}. There are no new alerts. You asked us to tell you even when there are none.`,
        ],
        action,
        isSample,
        ...REASON,
      },
    };
  }
  const news = newAlerts === 1 ? "One new risk alert" : numberOf(newAlerts, "new risk alert");
  const leftOut = newAlerts - events.reduce((sum, { kinds }) => sum + kinds.length, 0);
  return {
    subject: `${news}${inStudy}`,
    wording: {
      ...PLAIN,
      preview: "Each alert shows its evidence and how often such alerts are wrong.",
      heading: news,
      paragraphs: [
        `${checked} checked against the latest results on ${SITE.name}. The most severe alerts come first.`,
        "Some alerts are false alarms. In the Insights Portal, each alert shows its evidence and how often it is wrong.",
        ...(leftOut > 0 ? [`${numberOf(leftOut, "more alert is", "more alerts are")} in the Insights Portal.`] : []),
      ],
      facts: events.map(({ brand, market, year, kinds, level }) => [
        `${brand.name}, ${nameOfMarket(study, market)} ${year}`,
        `${kinds.map((kind, at) => (at === 0 ? KIND_NAMES[kind] : KIND_NAMES[kind].toLowerCase())).join(", ")} (severity: ${SEVERITY_NAMES[level].toLowerCase()})`,
      ]),
      isSample,
      action,
      ...REASON,
    },
  };
}
