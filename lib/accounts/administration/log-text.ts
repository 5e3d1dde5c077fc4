import { TIERS } from "@/lib/access/claims";
import { ACTION_TITLES } from "@/lib/accounts/administration/log-action";
import { type Detail, detailWords } from "@/lib/accounts/administration/log-detail";
import type { LogLine } from "@/lib/accounts/administration/log-line";
import { FLAG_NAMES, FLAG_WORDS } from "@/lib/accounts/flags/flag";
import { ROLE_NAMES, ROLES } from "@/lib/accounts/administration/listed-person";
import { PLAN_NAMES } from "@/lib/access/plan";
import { formatDate } from "@/lib/platform/words/format";
import { asSentence, numberOf } from "@/lib/platform/words/sentences";

const AREA_NAMES: Readonly<Record<string, string>> = {
  account: "Accounts",
  alerts: "Risk alerts",
  api: "API",
  chart: "Saved charts",
  citation: "Citations",
  computation: "Computations",
  draft: "Drafts",
  embed: "Embeds",
  export: "Exports",
  flag: "Feature switches",
  invoice: "Invoices",
  link: "Shared links",
  message: "Messages",
  person: "People",
  post: "Blog posts",
  preview: "Preview links",
  release: "Planned publications",
  study: "Publications",
  subscription: "Subscriptions",
  team: "Teams",
  trial: "Trials",
  waitlist: "Waitlist",
};

const sentence = (word: string) => asSentence(word.replaceAll("_", " "));

/** Label of an area of the log. */
export function areaName(area: string): string {
  return AREA_NAMES[area] ?? sentence(area);
}

/** Title of a line: what was done, in words that are clear alone. */
export function lineTitle({ action, subject }: Pick<LogLine, "action" | "subject">): string {
  if (action === "flag.set")
    return `Feature switch: ${FLAG_WORDS[FLAG_NAMES.find((name) => name === subject) ?? "announcement"].title}`;
  if (action === "study.rollback") return `Publication ${subject} rolled back`;
  // An action of another version of the product.
  const [area = "", ...rest] = action.split(".");
  return ACTION_TITLES[action] ?? `${areaName(area)}: ${rest.join(" ").replaceAll("_", " ")}`;
}

const isDetail = (value: unknown): value is Detail =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const partOf = (detail: Detail, name: string): Detail => {
  const part = detail[name];
  return isDetail(part) ? part : {};
};

const dayOf = (value: unknown) => (typeof value === "string" ? formatDate(value) : null);

function terms(detail: Detail, name: string): string {
  const part = partOf(detail, name);
  const tier = TIERS.find((one) => one === part.tier);
  if (!tier) return "none";
  const extra =
    typeof part.extra_seats === "number" && part.extra_seats > 0 ? `, ${numberOf(part.extra_seats, "extra seat")}` : "";
  const isTrial = part.is_trial === true || part.trial === true;
  const kind = isTrial ? " trial" : "";
  const end = dayOf(part.is_trial === true ? part.trial_ends_at : part.period_end);
  const isOver = part.status === "canceled" || part.status === "expired";
  return `${PLAN_NAMES[tier]}${kind}${extra}, ${isOver ? "ended" : end ? `until ${end}` : "no end date"}`;
}

function flagWords(detail: Detail, name: string): string {
  const { is_on, text } = partOf(detail, name);
  return `${is_on === true ? "on" : "off"}${typeof text === "string" && text !== "" ? ` (“${text}”)` : ""}`;
}

const roleName = (value: unknown) => ROLE_NAMES[ROLES.find((role) => role === value) ?? "user"];

/** The values before and after, or other details of a line; empty if its title says it all. */
export function lineWords({ action, detail }: Pick<LogLine, "action" | "detail">): string {
  if (action.startsWith("subscription.") && isDetail(detail.became))
    return `${terms(detail, "was")} → ${terms(detail, "became")}`;
  switch (action) {
    case "person.role":
      return `${roleName(detail.was)} → ${roleName(detail.became)}`;
    case "flag.set":
      return `${flagWords(detail, "was")} → ${flagWords(detail, "became")}`;
    case "waitlist.note":
    case "message.note":
      return "";
    default:
      return detailWords(detail);
  }
}

/** Number of the line that this one undid; null if it undid none. */
export function takesBack({ detail }: Pick<LogLine, "detail">): number | null {
  return typeof detail.takes_back === "number" ? detail.takes_back : null;
}
