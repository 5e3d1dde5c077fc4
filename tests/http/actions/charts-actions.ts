import { ENTERPRISE, ESSENTIAL, PROFESSIONAL, SIGNED_IN, type Who } from "../../support/people";
import { type Expected, IDLE, NOTHING, TO_SIGN_IN } from "./expected";

const NO_ID = "A".repeat(22);
/** A team's rules are its owner's; an admin reads alerts and has no team of theirs. */
const OWNS_RULES: readonly Who[] = ["enterprise"];
const KINDS = { "sustained-decline": "standard", "level-shift": "off", "rank-drop": "off", "age-divergence": "off" };
const RULE = {
  id: NOTHING,
  name: "Mine",
  kinds: KINDS,
  points: null,
  positions: null,
  markets: [],
  industries: [],
  brands: "all",
  mute: null,
};
const CHART = { id: NOTHING, name: "Mine", folder: "", tags: [], notes: "", team: NOTHING };
/** Charts, what leaves the site, and the rules and portfolios of analyses. */
export const CHARTS_ACTIONS: Record<string, Expected> = {
  // For a team that they do not run, the answer is the same to everyone who is signed in.
  "lib/sharing/looks/actions.ts changeLook": {
    admitted: SIGNED_IN,
    input: { state: IDLE, form: { act: "clear", team: NOTHING } },
    refusal: TO_SIGN_IN,
  },
  "lib/rankings/home/actions.ts saveReaderHome": {
    admitted: SIGNED_IN,
    input: { form: { market: "sweden", industry: "energy" } },
    refusal: /home=failed/,
  },
  "lib/analyses/portfolio/actions.ts keepPortfolio": {
    admitted: PROFESSIONAL,
    input: { values: [{ id: NOTHING, name: "Mine", entries: ["vindrosa.sweden"] }] },
    refusal: /forbidden/,
  },
  "lib/analyses/portfolio/actions.ts dropPortfolio": {
    admitted: PROFESSIONAL,
    input: { values: [{ id: NOTHING }] },
    refusal: /forbidden/,
  },
  // Nothing is shown in an empty portfolio, so nothing is cited.
  "lib/sharing/citations/actions.ts citeChart": {
    admitted: ESSENTIAL,
    input: { values: [{ figure: "portfolio", search: "" }] },
    refusal: /forbidden/,
  },
  "lib/sharing/citations/actions.ts showCited": {
    admitted: SIGNED_IN,
    input: { values: [{ id: NO_ID, isOpen: false }] },
    refusal: /forbidden/,
  },
  "lib/sharing/links/actions.ts shareChart": {
    admitted: ESSENTIAL,
    input: {
      values: [
        {
          configuration: { version: 1, figure: "single-country", search: "" },
          title: "Mine",
          message: "",
          isSigned: false,
          password: "",
          downloads: false,
          days: 1,
        },
      ],
    },
    refusal: /forbidden/,
  },
  "lib/sharing/links/actions.ts endLink": {
    admitted: SIGNED_IN,
    input: { values: [{ id: NO_ID }] },
    refusal: /forbidden/,
  },
  "lib/sharing/links/actions.ts reviveLink": {
    admitted: SIGNED_IN,
    input: { values: [{ id: NO_ID }] },
    refusal: /forbidden/,
  },
  "lib/sharing/embeds/actions.ts keepEmbed": {
    admitted: ESSENTIAL,
    input: { values: [{ id: NO_ID, figure: "portfolio", search: "", title: "Mine", sites: [] }] },
    refusal: /forbidden/,
  },
  "lib/sharing/embeds/actions.ts dropEmbed": {
    admitted: SIGNED_IN,
    input: { values: [{ id: NO_ID }] },
    refusal: /forbidden/,
  },
  // A team that no one owns: the request has no effect for anyone.
  "lib/sharing/saved-charts/actions.ts keepChart": {
    admitted: ESSENTIAL,
    input: { values: [{ ...CHART, configuration: { version: 1, figure: "snapshot", search: "" } }] },
    refusal: /forbidden/,
  },
  "lib/sharing/saved-charts/actions.ts describeChart": {
    admitted: ESSENTIAL,
    input: { values: [CHART] },
    refusal: /forbidden/,
  },
  "lib/sharing/saved-charts/actions.ts duplicateChart": {
    admitted: ESSENTIAL,
    input: { values: [{ id: NOTHING, copy: NOTHING, name: "Mine" }] },
    refusal: /forbidden/,
  },
  "lib/sharing/saved-charts/actions.ts dropChart": {
    admitted: ESSENTIAL,
    input: { values: [{ id: NOTHING }] },
    refusal: /forbidden/,
  },
  "lib/sharing/saved-charts/actions.ts undropChart": {
    admitted: ESSENTIAL,
    input: { values: [{ id: NOTHING }] },
    refusal: /forbidden/,
  },
  "lib/sharing/api-keys/actions.ts createApiKey": {
    admitted: ENTERPRISE,
    input: { values: [{ name: "Mine", scopes: ["rankings"], days: 1 }] },
    refusal: /forbidden/,
  },
  "lib/sharing/api-keys/actions.ts replaceApiKey": {
    admitted: ENTERPRISE,
    input: { values: [{ id: NOTHING, keepsOld: false }] },
    refusal: /forbidden/,
  },
  "lib/sharing/api-keys/actions.ts endApiKey": {
    admitted: SIGNED_IN,
    input: { values: [{ id: NOTHING }] },
    refusal: /forbidden/,
  },
  "lib/sharing/webhooks/actions.ts addWebhook": {
    admitted: ENTERPRISE,
    input: { values: [{ url: "http://plain.example" }] },
    refusal: /forbidden/,
  },
  "lib/sharing/webhooks/actions.ts renewWebhookSecret": {
    admitted: ENTERPRISE,
    input: { values: [{ id: NOTHING }] },
    refusal: /forbidden/,
  },
  "lib/sharing/webhooks/actions.ts switchWebhook": {
    admitted: ENTERPRISE,
    input: { values: [{ id: NOTHING, isOn: true }] },
    refusal: /forbidden/,
  },
  "lib/sharing/webhooks/actions.ts dropWebhook": {
    admitted: SIGNED_IN,
    input: { values: [{ id: NOTHING }] },
    refusal: /forbidden/,
  },
  "lib/sharing/webhooks/actions.ts testWebhook": {
    admitted: ENTERPRISE,
    input: { values: [{ id: NOTHING }] },
    refusal: /forbidden/,
  },
  "lib/analyses/risk-alerts/actions.ts keepAlertRule": {
    admitted: OWNS_RULES,
    input: { values: [RULE] },
    refusal: /forbidden/,
  },
  "lib/analyses/risk-alerts/actions.ts muteAlertRule": {
    admitted: OWNS_RULES,
    input: { values: [{ id: NOTHING, mute: null }] },
    refusal: /forbidden/,
  },
  "lib/analyses/risk-alerts/actions.ts dropAlertRule": {
    admitted: OWNS_RULES,
    input: { values: [{ id: NOTHING }] },
    refusal: /forbidden/,
  },
  "lib/analyses/risk-alerts/actions.ts markAlert": {
    admitted: OWNS_RULES,
    input: { values: [{ market: "sweden", year: 2025, brand: "nobodys", kind: "rank-drop", acknowledged: true }] },
    refusal: /forbidden/,
  },
  "lib/analyses/risk-alerts/actions.ts chooseAllAlerts": {
    admitted: ENTERPRISE,
    input: { values: [{ wantsAll: false }] },
    refusal: /forbidden/,
  },
  // Anyone who may not see alerts is told nothing of a rule's past.
  "lib/analyses/risk-alerts/actions.ts previewAlertRule": {
    admitted: ENTERPRISE,
    input: { values: [RULE] },
    refusal: /(?:^|\n)1:null/,
  },
};
