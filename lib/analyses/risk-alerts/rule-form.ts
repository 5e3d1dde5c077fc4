import { z } from "zod";
import { ALERT_KINDS } from "@/lib/study/alert-names";
import {
  LONGEST_NOTE,
  LONGEST_RULE_NAME,
  MOST_POINTS,
  MOST_POSITIONS,
  MOST_WATCHED,
  toRuleName,
  type AlertRule,
} from "@/lib/analyses/risk-alerts/rule";
import { isBrandSlug } from "@/lib/catalogue/brands/brand-slug";
import { isMarketSlug } from "@/lib/catalogue/markets/market";
import { SENSITIVITIES } from "@/lib/study/risk-alert";

/** Most markets of a rule, as of a study. */
const MOST_MARKETS = 60;
/** Most industries of a rule. */
const MOST_INDUSTRIES = 100;

const slug = z.string().max(120).refine(isBrandSlug, "Not a slug");
const market = z.string().refine(isMarketSlug, "Not a market");
const each = <Item>(items: Item[]) => [...new Set(items)];
const limit = z.enum([...SENSITIVITIES, "off"]);
const year = z.int().min(2000).max(2100);
const day = z.iso.date();

/** A rule as a form sends it. */
export const ruleForm = z
  .strictObject({
    id: z.uuid(),
    name: z
      .string()
      .max(4 * LONGEST_RULE_NAME)
      .transform(toRuleName)
      .pipe(z.string().min(1, "Name the rule")),
    kinds: z
      .strictObject({ "sustained-decline": limit, "level-shift": limit, "rank-drop": limit, "age-divergence": limit })
      .refine((kinds) => ALERT_KINDS.some((kind) => kinds[kind] !== "off"), "Choose at least one type of alert"),
    points: z.number().min(0).max(MOST_POINTS).multipleOf(0.01).nullable(),
    positions: z.int().min(0).max(MOST_POSITIONS).nullable(),
    markets: z.array(market).max(MOST_MARKETS).transform(each),
    industries: z.array(slug).max(MOST_INDUSTRIES).transform(each),
    brands: z.union([z.literal("all"), z.literal("followed"), z.array(slug).min(1).max(MOST_WATCHED).transform(each)]),
    mute: z.union([z.strictObject({ until: day }), z.strictObject({ through: year })]).nullable(),
  })
  .transform((rule): AlertRule => rule);

export const muteForm = z.strictObject({
  id: z.uuid(),
  mute: z.union([z.strictObject({ until: day }), z.literal("next-wave")]).nullable(),
});

/** Changes to an alert's marks, and which alert. */
export const markForm = z.strictObject({
  market,
  year,
  brand: slug,
  kind: z.enum(ALERT_KINDS),
  acknowledged: z.boolean().optional(),
  muted: z.boolean().optional(),
  note: z
    .string()
    .max(4 * LONGEST_NOTE)
    .transform((text) => text.replace(/[^\P{Cc}\n]/gu, " ").trim())
    .pipe(z.string().max(LONGEST_NOTE, `A note can have up to ${LONGEST_NOTE} characters`))
    .optional(),
});
