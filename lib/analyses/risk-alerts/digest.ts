import { formatAlertKey, type AlertKey } from "@/lib/analyses/risk-alerts/mark";
import type { Firing, RuleReading, Silence } from "@/lib/analyses/risk-alerts/evaluate";
import { SEVERITY_LEVELS, type SeverityLevel } from "@/lib/study/alert-names";
import type { Named } from "@/lib/catalogue/names/named";
import type { AlertKind, Sensitivity } from "@/lib/study/risk-alert";

/** An alert as the log stores it: without figures, so nothing must be hidden from a smaller plan. */
export interface LoggedAlert {
  market: string;
  year: number;
  brand: Named;
  kind: AlertKind;
  sensitivity: Sensitivity;
  level: SeverityLevel;
}

/** A rule's result when it was evaluated. */
export interface LoggedRule {
  id: string;
  name: string;
  silence: Silence | null;
  /** How many it fired for, and how many were muted or too small. */
  count: number;
  muted: number;
  tooSmall: number;
  /** Those it fired for, strongest first; at most `MOST_LOGGED`. */
  fired: LoggedAlert[];
}

/**
 * The email's state. `due` and `sending` are on their way; `nothing-new`: an earlier email had every alert;
 * `superseded`: the next publication came before it could be sent; `uncertain`: the server stopped during delivery. It
 * is then not sent again: better none than two.
 */
export const EMAIL_STATES = [
  "due",
  "sending",
  "sent",
  "not-wanted",
  "nothing-fired",
  "nothing-new",
  "failed",
  "superseded",
  "uncertain",
] as const;
export type EmailState = (typeof EMAIL_STATES)[number];

/** One evaluation of someone's rules. */
export interface LogEntry {
  /** Id of the publication whose latest waves were evaluated. */
  stamp: number;
  /** ISO times. */
  at: string;
  email: EmailState;
  emailAt: string | null;
  /** Alerts the email told of; 0 without one. */
  newAlerts: number;
  rules: LoggedRule[];
}

/** Maximum alerts per rule in the log, and maximum brands named in an email. */
export const MOST_LOGGED = 100;
export const MOST_IN_EMAIL = 20;

/** The result of evaluating someone's rules. */
export interface Digest {
  rules: LoggedRule[];
  /** Alerts that no earlier email had, each once whatever the number of rules, strongest first. */
  events: LoggedAlert[];
  /** Is an email due? The recipient's preference is checked when it is sent. */
  email: "due" | "nothing-fired" | "nothing-new";
}

/**
 * What someone is told of their rules. An email is due where a rule fires for an alert that no earlier email told of;
 * and at any rate for who asked to be told that nothing fired.
 * @param told keys of the alerts that earlier emails told of
 */
export function toDigest(
  readings: readonly RuleReading[],
  { reported, wantsAll }: { reported: ReadonlySet<string>; wantsAll: boolean },
): Digest {
  const rules = readings.map(({ rule, fired, muted, tooSmall, silence }): LoggedRule => ({
    id: rule.id,
    name: rule.name,
    silence,
    count: fired.length,
    muted: muted.length,
    tooSmall,
    fired: fired.slice(0, MOST_LOGGED).map(toLogged),
  }));
  const fired = new Map(readings.flatMap((reading) => reading.fired).map((firing) => [firing.key, firing]));
  const events = [...fired].flatMap(([key, firing]) => (reported.has(key) ? [] : [toLogged(firing)])).toSorted(byLevel);
  const isQuiet = events.length === 0;
  return { rules, events, email: !isQuiet || wantsAll ? "due" : fired.size === 0 ? "nothing-fired" : "nothing-new" };
}

function toLogged({ alert: { market, year, brand, kind, sensitivity }, severity: { level } }: Firing): LoggedAlert {
  return { market, year, brand: { slug: brand.slug, name: brand.name }, kind, sensitivity, level };
}

function byLevel(a: LoggedAlert, b: LoggedAlert): number {
  return SEVERITY_LEVELS.indexOf(a.level) - SEVERITY_LEVELS.indexOf(b.level);
}

/** Compared with what earlier emails said. */
export function keyOfLogged({ market, year, brand, kind }: LoggedAlert): string {
  return formatAlertKey({ market, year, brand: brand.slug, kind } satisfies AlertKey);
}

/** What an email says about one brand in one market. */
export interface EmailBrand {
  brand: Named;
  market: string;
  year: number;
  kinds: AlertKind[];
  level: SeverityLevel;
}

/** The news by brand and market, ordered by strongest alert; and the number of alerts left out of the email. */
export function toEmailBrands(events: readonly LoggedAlert[]): { brands: EmailBrand[]; leftOut: number } {
  const all = [...Map.groupBy(events, ({ market, year, brand }) => `${market}/${year}/${brand.slug}`).values()].map(
    (own): EmailBrand => {
      const [{ brand, market, year, level }] = own as [LoggedAlert, ...LoggedAlert[]];
      return { brand, market, year, level, kinds: own.map(({ kind }) => kind) };
    },
  );
  const brands = all.slice(0, MOST_IN_EMAIL);
  return { brands, leftOut: events.length - brands.reduce((sum, { kinds }) => sum + kinds.length, 0) };
}
