import { TIERS } from "@/lib/access/claims";
import type { LogLine } from "@/lib/accounts/administration/log-line";
import { FLAG_NAMES, FLAG_WORDS } from "@/lib/accounts/flags/flag";
import { ROLE_NAMES, ROLES } from "@/lib/accounts/administration/listed-person";
import { PLAN_NAMES } from "@/lib/access/plan";

const AREA_NAMES: Readonly<Record<string, string>> = {
  api: "API",
  chart: "Saved charts",
  citation: "Citations",
  computation: "Computations",
  draft: "Drafts",
  embed: "Embeds",
  export: "Exports",
  flag: "Feature switches",
  link: "Shared links",
  message: "Messages",
  person: "People",
  post: "Blog posts",
  preview: "Preview links",
  release: "Planned publications",
  study: "Publications",
  subscription: "Subscriptions",
  waitlist: "Waitlist",
};

/** Actions whose names in the database differ from the product's. */
const ACTION_WORDS: Readonly<Record<string, string>> = {
  "account.ask_deletion": "request deletion",
  "account.change_address": "change email address",
  "account.choose_letters": "change email preferences",
  "account.erase": "delete",
  "account.restore_address": "restore email address",
  "account.second_factor_off": "turn off two-step sign-in",
  "account.second_factor_on": "turn on two-step sign-in",
  "api.make_key": "create key",
  "api.remove_webhook": "delete webhook",
  "chart.share": "share with team",
  "chart.unshare": "stop sharing with team",
  "citation.close": "hide numbers",
  "citation.make": "create",
  "citation.open": "show numbers",
  "draft.accept": "accept warnings",
  "draft.map": "save mapping",
  "embed.remove": "turn off",
  "export.make": "create",
  "link.revoke": "turn off",
  "link.share": "create",
  "post.bring_back": "restore",
  "post.remove": "delete",
  "post.rename": "change address",
  "post.take_over": "move into the editor",
  "post.withdraw": "take down",
  "preview.make": "create",
  "release.change": "change time",
  "release.fail": "failed attempt",
  "team.look": "change logo and colours",
  "team.link": "create invitation link",
  "team.link_end": "turn off invitation link",
  "team.offer": "offer ownership",
  "team.offer_decline": "decline ownership",
  "team.offer_end": "withdraw the offer of ownership",
  "team.revoke": "withdraw invitation",
};

const sentence = (word: string) => word.charAt(0).toUpperCase() + word.slice(1).replaceAll("_", " ");

/** Label of an area of the log. */
export function areaName(area: string): string {
  return AREA_NAMES[area] ?? sentence(area);
}

/** Label of a line: short, and in words if its action is known. */
export function lineTitle({ action, subject }: Pick<LogLine, "action" | "subject">): string {
  switch (action) {
    case "person.role":
      return "Role";
    case "person.letter":
      return "Invitation to sign up";
    case "subscription.grant":
      return "Subscription created or changed";
    case "subscription.end":
      return "Subscription ended";
    case "flag.set":
      return FLAG_WORDS[FLAG_NAMES.find((name) => name === subject) ?? "announcement"].title;
    case "study.rollback":
      return `Publication ${subject} rolled back`;
    case "waitlist.mark":
      return "Waitlist";
    case "message.mark":
      return "Message";
    default: {
      const [area = "", ...rest] = action.split(".");
      return `${areaName(area)}: ${ACTION_WORDS[action] ?? rest.join(" ").replaceAll("_", " ")}`;
    }
  }
}

type Detail = LogLine["detail"];
const isDetail = (value: unknown): value is Detail =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const partOf = (detail: Detail, name: string): Detail => {
  const part = detail[name];
  return isDetail(part) ? part : {};
};

/** Replaces a long text; a list has no room for it. */
const LONGEST = 120;

function plain(value: unknown): string | null {
  if (typeof value === "string") return value.length > LONGEST ? `${value.slice(0, LONGEST)}…` : value || "nothing";
  if (typeof value === "number") return String(value);
  if (typeof value === "boolean") return value ? "yes" : "no";
  return value === null ? "nothing" : null;
}

const dayOf = (value: unknown) => (typeof value === "string" ? value.slice(0, 10) : null);

function terms(detail: Detail, name: string): string {
  const part = partOf(detail, name);
  const tier = TIERS.find((one) => one === part.tier);
  if (!tier) return "none";
  const extra = typeof part.extra_seats === "number" && part.extra_seats > 0 ? `, ${part.extra_seats} extra seats` : "";
  const kind = part.is_trial === true ? " trial" : "";
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
  switch (action) {
    case "person.role":
      return `${roleName(detail.was)} → ${roleName(detail.became)}`;
    case "subscription.grant":
    case "subscription.end":
      return `${terms(detail, "was")} → ${terms(detail, "became")}`;
    case "flag.set":
      return `${flagWords(detail, "was")} → ${flagWords(detail, "became")}`;
    case "waitlist.mark":
    case "message.mark":
      return `${plain(detail.was) ?? ""} → ${plain(detail.became) ?? ""}`;
    case "waitlist.note":
    case "message.note":
      return "";
    default:
      return Object.entries(detail)
        .map(([name, value]) => [sentence(name), plain(value)])
        .filter(([, value]) => value !== null)
        .map((pair) => pair.join(": "))
        .join(", ");
  }
}

/** Number of the line that this one undid; null if it undid none. */
export function takesBack({ detail }: Pick<LogLine, "detail">): number | null {
  return typeof detail.takes_back === "number" ? detail.takes_back : null;
}
