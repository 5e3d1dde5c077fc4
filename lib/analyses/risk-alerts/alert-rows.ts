import { z } from "zod";
import type { AlertOverview } from "@/lib/analyses/risk-alerts/rule-list";
import { EMAIL_STATES, type LogEntry } from "@/lib/analyses/risk-alerts/digest";
import { ALERT_KINDS, SEVERITY_LEVELS } from "@/lib/study/alert-names";
import type { AlertMark, Signature } from "@/lib/analyses/risk-alerts/mark";
import type { AlertRule } from "@/lib/analyses/risk-alerts/rule";
import { SENSITIVITIES } from "@/lib/study/risk-alert";

// What the calls about alert rules return.

const time = z.string().transform((text) => new Date(text).toISOString());
const kind = z.enum(ALERT_KINDS);
const limit = z.enum([...SENSITIVITIES, "off"]);
const named = z.strictObject({ slug: z.string(), name: z.string() });
const slugs = z.array(z.string());

const ruleRow = z
  .strictObject({
    id: z.uuid(),
    name: z.string(),
    kinds: z.strictObject({
      "sustained-decline": limit,
      "level-shift": limit,
      "rank-drop": limit,
      "age-divergence": limit,
    }),
    points: z.number().nullable(),
    positions: z.int().nullable(),
    markets: slugs,
    industries: slugs,
    watch: z.enum(["all", "followed", "named"]),
    brands: slugs,
    mute_until: z.iso.date().nullable(),
    mute_through: z.int().nullable(),
  })
  .transform(({ watch, brands, mute_until: until, mute_through: through, ...rule }): AlertRule => ({
    ...rule,
    brands: watch === "named" ? brands : watch,
    mute: until !== null ? { until } : through !== null ? { through } : null,
  }));

const signature = (by: string | null, at: string | null): Signature | null =>
  at === null ? null : { name: by ?? "", at };

const markRow = z
  .strictObject({
    market: z.string(),
    year: z.int(),
    brand: z.string(),
    kind,
    acknowledged_at: time.nullable(),
    acknowledged_by: z.string().nullable(),
    muted_at: time.nullable(),
    muted_by: z.string().nullable(),
    note: z.string().nullable(),
    note_at: time.nullable(),
    note_by: z.string().nullable(),
  })
  .transform((row): AlertMark => {
    const note = signature(row.note_by, row.note_at);
    return {
      market: row.market,
      year: row.year,
      brand: row.brand,
      kind: row.kind,
      acknowledged: signature(row.acknowledged_by, row.acknowledged_at),
      muted: signature(row.muted_by, row.muted_at),
      note: note && row.note !== null ? { ...note, text: row.note } : null,
    };
  });

export const listRow = z
  .strictObject({
    role: z.enum(["owner", "manager", "member"]).nullable(),
    rules: z.array(ruleRow),
    marks: z.array(markRow),
    followed: slugs,
    wants_all: z.boolean(),
    latest_year: z.int().nullable(),
  })
  .transform(({ wants_all: wantsAll, latest_year: latestYear, ...overview }): AlertOverview => ({
    ...overview,
    wantsAll,
    latestYear,
  }));

const loggedAlert = z.strictObject({
  market: z.string(),
  year: z.int(),
  brand: named,
  kind,
  sensitivity: z.enum(SENSITIVITIES),
  level: z.enum(SEVERITY_LEVELS),
});

const loggedRule = z.strictObject({
  id: z.string(),
  name: z.string(),
  silence: z.enum(["nothing", "too-small", "muted", "follows-nothing"]).nullable(),
  count: z.int(),
  muted: z.int(),
  tooSmall: z.int(),
  fired: z.array(loggedAlert),
});

export const logRow = z
  .strictObject({
    stamp: z.int(),
    at: time,
    email: z.enum(EMAIL_STATES),
    email_at: time.nullable(),
    told: z.int(),
    rules: z.array(loggedRule),
  })
  .transform(({ email_at: emailAt, told: newAlerts, ...entry }): LogEntry => ({ ...entry, emailAt, newAlerts }));

/** An email that is due: its recipient, what it names, and the number of alerts. */
export const dueEmailRow = z
  .strictObject({
    stamp: z.int(),
    user_id: z.string(),
    email: z.string(),
    events: z.array(
      z.strictObject({
        brand: named,
        market: z.string(),
        year: z.int(),
        kinds: z.array(kind).min(1),
        level: z.enum(SEVERITY_LEVELS),
      }),
    ),
    told: z.int(),
    rules: z.int(),
    is_sample: z.boolean(),
  })
  .transform(({ user_id: userId, told: newAlerts, is_sample: isSample, ...email }) => ({
    ...email,
    userId,
    newAlerts,
    isSample,
  }));
export type DueAlertEmail = z.output<typeof dueEmailRow>;

/** Someone whose rules are to be evaluated, with what that takes. */
export const workRow = z
  .strictObject({
    user_id: z.string(),
    team: z.uuid(),
    rules: z.array(ruleRow),
    marks: z.array(markRow),
    followed: slugs,
    wants_all: z.boolean(),
    told: z.array(z.string()),
  })
  .transform(({ user_id: userId, wants_all: wantsAll, told: reported, ...work }) => ({
    ...work,
    userId,
    wantsAll,
    reported,
  }));
