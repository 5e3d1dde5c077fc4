import { z } from "zod";
import { KIND_NAMES, ALERT_KINDS, SEVERITY_LEVELS, SEVERITY_NAMES } from "@/lib/study/alert-names";
import { EmailError, type EmailValues, type EmailWriter, PLAIN } from "@/lib/accounts/emails/words";
import { findMarketBySlug, MARKETS } from "@/lib/catalogue/markets/market";
import { SITE } from "@/lib/platform/site/site";

const count = z
  .string()
  .regex(/^\d{1,6}$/)
  .transform(Number);
const overall = z.object({ told: count, leftOut: count, rules: count, sample: z.enum(["yes", "no"]) });
const brand = z.strictObject({
  name: z.string().min(1).max(400),
  market: z.enum(MARKETS.map(({ slug }) => slug)),
  year: z.int(),
  kinds: z.array(z.enum(ALERT_KINDS)).min(1),
  level: z.enum(SEVERITY_LEVELS),
});

/** Letters about alerts. Names are those of published brands; a rule's, which somebody typed, stays in the portal. */
export const alertEmails = {
  "alert-digest": (values, at) => {
    const { told, leftOut, rules, sample } = read(values);
    const checked = rules === 1 ? "Your alert rule was" : `Your ${rules} alert rules were`;
    const sampleNote = sample === "yes" ? ["Sample data: these brands and figures are invented."] : [];
    const action = { label: "See your alerts", href: at("/predictive-insights/risks") };
    if (told === 0) {
      return {
        ...PLAIN,
        preview: "Nothing in the latest waves that an earlier letter has not told of.",
        heading: "No new alerts",
        paragraphs: [
          `${checked} evaluated against the latest waves at ${SITE.name}. Nothing fired that an earlier letter has not told of. You asked to be told that as well.`,
          ...sampleNote,
        ],
        action,
      };
    }
    return {
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
      facts: readBrands(values).map(({ name, market, year, kinds, level }) => [
        `${name}, ${findMarketBySlug(market)?.name ?? market} ${year}`,
        `${kinds.map((kind, place) => (place === 0 ? KIND_NAMES[kind] : KIND_NAMES[kind].toLowerCase())).join(", ")} (severity: ${SEVERITY_NAMES[level].toLowerCase()})`,
      ]),
      action,
    };
  },
} satisfies Record<string, EmailWriter>;

function read(values: EmailValues): z.output<typeof overall> {
  const found = overall.safeParse(values);
  if (!found.success) throw new EmailError("A letter about alerts lacks a count.");
  return found.data;
}

/** `brand-1`, `brand-2` and so on, each a brand as JSON. */
function readBrands(values: EmailValues): z.output<typeof brand>[] {
  return Object.keys(values)
    .flatMap((name) => /^brand-(\d{1,3})$/.exec(name)?.[1] ?? [])
    .toSorted((a, b) => Number(a) - Number(b))
    .map((place) => {
      const found = brand.safeParse(parse(values[`brand-${place}`] ?? ""));
      if (!found.success) throw new EmailError("A letter about alerts names a brand that is none.");
      return found.data;
    });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
