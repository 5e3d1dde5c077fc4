import "server-only";
import { loadShownStudy } from "@/lib/catalogue/shown-study/load";
import type { Reader } from "@/lib/access/reader";
import { may } from "@/lib/access/rights";
import { loadAlerts } from "@/lib/analyses/predictions/load";
import { type AlertLinks, toAlertLinks } from "@/lib/analyses/risk-alerts/alert-links";
import { toChosenList, toCsvTable } from "@/lib/analyses/risk-alerts/csv-table";
import type { LogEntry } from "@/lib/analyses/risk-alerts/digest";
import { type RulePreview, type WatchedIndustry, previewRule } from "@/lib/analyses/risk-alerts/preview";
import { wordPreview } from "@/lib/analyses/risk-alerts/preview-words";
import { countAlertBrands, findAlertOverview, listAlertLog } from "@/lib/analyses/risk-alerts/queries";
import type { RisksPage } from "@/lib/analyses/risk-alerts/risks-page";
import { type AlertRule, rulesInForce } from "@/lib/analyses/risk-alerts/rule";
import type { AlertOverview } from "@/lib/analyses/risk-alerts/rule-list";
import { type RisksQuery, parseRisksQuery } from "@/lib/analyses/risk-alerts/search-params";
import { type RisksSelection, type RisksSource, selectRisks } from "@/lib/analyses/risk-alerts/selection";
import { toDrawn, toRisksView } from "@/lib/analyses/risk-alerts/view";
import { type Shown, isSampled } from "@/lib/charts/shown";
import { tableDocument } from "@/lib/charts/table-document";
import { ALL_MARKETS } from "@/lib/catalogue/markets/market";
import { isInWindow, keyOf, loadBrandDataset, loadMarketWaves } from "@/lib/rankings/histories/load";
import { loadMarkets } from "@/lib/rankings/load";
import { loadNames } from "@/lib/rankings/names/load";
import { RightsCache } from "@/lib/rankings/rights-cache";

// All: @throws {DataError} when the database does not respond.

const NO_LIST: AlertOverview = { role: null, rules: [], marks: [], followed: [], wantsAll: false, latestYear: null };

// Anyone who tunes a rule asks for its past again and again. No rows may be the answer to a right that ended just now.
const previewCounts = new RightsCache<WatchedIndustry[]>(
  "analyses/risk-alerts: previewCounts",
  30,
  (industries) => industries.length > 0,
);

/** The reader's team whose alert rules apply to them, with their role, its rules and its marks. */
export async function loadAlertOverview(reader: Reader): Promise<AlertOverview> {
  return may(reader.viewer, "riskAlerts") ? findAlertOverview(reader.caller) : NO_LIST;
}

/** The results of the reader's rules after each publication, newest first: at most 50. */
async function loadAlertLog(reader: Reader): Promise<LogEntry[]> {
  if (!may(reader.viewer, "riskAlerts")) return [];
  const [entries, isOpen] = await Promise.all([listAlertLog(reader.caller), isInWindow(reader)]);
  return entries.filter(({ rules }) => rules.every(({ fired }) => fired.every(({ year }) => isOpen(year))));
}

/** How a rule would have done in the waves of the reader's years. */
export async function loadRulePreview(
  reader: Reader,
  rule: AlertRule,
  followed: readonly string[],
): Promise<RulePreview> {
  const brands = rule.brands === "all" ? [] : rule.brands === "followed" ? followed : rule.brands;
  const [alerts, watched, isOpen] = await Promise.all([
    loadAlerts(reader),
    keyOf(reader, brands.toSorted()).then((key) =>
      previewCounts.read(key, async () => countAlertBrands(reader.caller, brands)),
    ),
    isInWindow(reader),
  ]);
  return previewRule(
    rule,
    alerts,
    watched.filter(({ year }) => isOpen(year)),
    followed,
  );
}

/** Most brands that one call counts; and whose histories one page asks for. */
const MOST_COUNTED = 400;
const MOST_DRAWN = 200;

const FOLLOWS_NOTHING = "You’re not following any brands, so this rule covers none for you.";

const counts = new RightsCache<WatchedIndustry[]>("analyses/risk-alerts: counts", 100, (list) => list.length > 0);

/** Brands that can be watched, wave by wave: they change with a publication alone, and every choice on the page asks for them. */
async function loadWatched(reader: Reader, named: readonly string[]): Promise<WatchedIndustry[]> {
  return counts.read(await keyOf(reader, named), async () => countAlertBrands(reader.caller, named));
}

/** What the page is about, without what it draws: enough for its file. Throws as `loadRisksPage`. */
async function loadRisksSelection(
  reader: Reader,
  query: RisksQuery,
): Promise<{ source: RisksSource; selection: RisksSelection }> {
  const asked = loadAlertOverview(reader).then(async (overview) => {
    const rules = rulesInForce(overview.rules);
    const named = new Set([
      ...overview.followed,
      ...query.brands,
      ...rules.flatMap(({ brands }) => (typeof brands === "string" ? [] : brands)),
    ]);
    return { overview, watched: await loadWatched(reader, [...named].toSorted().slice(0, MOST_COUNTED)) };
  });
  const [alerts, { overview, watched }, markets] = await Promise.all([loadAlerts(reader), asked, loadMarkets()]);
  const source = { query, alerts, overview, watched, markets: markets.map(({ slug }) => slug), now: new Date() };
  return { source, selection: selectRisks(source) };
}

/** Open alerts about the brands that the reader follows, as the alerts page has them at first; none without the right. */
export async function loadFollowedAlerts(reader: Reader): Promise<AlertLinks> {
  if (!may(reader.viewer, "riskAlerts")) return {};
  const query = parseRisksQuery({ market: ALL_MARKETS, of: "followed" });
  const { selection } = await loadRisksSelection(reader, query);
  return toAlertLinks(selection.shown);
}

/** @throws {DataError} when the database does not respond */
export async function loadRisksPage(reader: Reader, query: RisksQuery): Promise<RisksPage> {
  const [{ source, selection }, waves, markets, names, digests] = await Promise.all([
    loadRisksSelection(reader, query),
    loadMarketWaves(reader),
    loadMarkets(),
    loadNames(),
    loadAlertLog(reader),
  ]);
  const { overview, alerts, watched } = source;
  const drawn = toDrawn(selection, query);
  const slugs = [...new Set([...drawn.rows, ...drawn.near].map(({ alert }) => alert.brand.slug))].slice(0, MOST_DRAWN);
  const dataset = await loadBrandDataset(reader, slugs);
  const rules = rulesInForce(overview.rules);
  const wanted = new Set([
    ...query.brands,
    ...overview.rules.flatMap(({ brands }) => (typeof brands === "string" ? [] : brands)),
  ]);
  const { strongest } = selection;
  return {
    query,
    lens: selection.lens,
    view: toRisksView(source, selection, dataset, waves),
    strongest: strongest && { kind: strongest.alert.kind, brand: strongest.alert.brand },
    markets: markets.map(({ slug, name }) => ({ slug, name })),
    industries: names.industries.map(({ slug, name }) => ({ slug, name })),
    brands: names.brands.filter(({ slug }) => wanted.has(slug)).map(({ slug, name }) => ({ slug, name })),
    overview,
    previews: Object.fromEntries(
      rules.map((rule) => [
        rule.id,
        rule.brands === "followed" && overview.followed.length === 0
          ? FOLLOWS_NOTHING
          : wordPreview(previewRule(rule, alerts, watched, overview.followed)),
      ]),
    ),
    digests,
  };
}

export async function readRiskAlerts(reader: Reader, params: URLSearchParams): Promise<Shown | null> {
  if (!may(reader.viewer, "riskAlerts")) return null;
  const [{ selection }, waves, study] = await Promise.all([
    loadRisksSelection(reader, parseRisksQuery(params)),
    loadMarketWaves(reader),
    loadShownStudy(),
  ]);
  const table = toCsvTable(selection, study);
  const isSample = isSampled(waves);
  return {
    table,
    isSample,
    toDocument: (scope) =>
      tableDocument("risk-alerts", scope === "page" ? table : toCsvTable(toChosenList(selection), study), isSample),
  };
}
