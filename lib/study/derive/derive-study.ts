import { DEFAULT_DEFINITION } from "@/lib/catalogue/definition/default-definition";
import { compareAges } from "@/lib/catalogue/definition/people";
import { adjustedSeries } from "@/lib/study/derive/adjusted-series";
import { ageAlerts } from "@/lib/study/derive/age-alerts";
import { withChanges } from "@/lib/study/derive/changes";
import { declineAlerts } from "@/lib/study/derive/decline-alerts";
import { forecastBrands } from "@/lib/study/derive/forecasts";
import { withOutcomes } from "@/lib/study/derive/outcomes";
import { rankAlerts } from "@/lib/study/derive/rank-alerts";
import { shiftAlerts } from "@/lib/study/derive/shift-alerts";
import { standardiseWaves } from "@/lib/study/derive/standardise-waves";
import type { Study } from "@/lib/study/study";

/**
 * Adds everything derived from a study's scores and standard errors: comparison with the market, changes, momentum,
 * forecasts with their record, and alerts with their outcome. Pure and deterministic.
 */
export function deriveStudy(study: Study, definition = DEFAULT_DEFINITION): Study {
  const order = compareAges(definition);
  const standard = standardiseWaves(study.waves, study.results);
  const results = withChanges(standard.results);
  const forecasts = forecastBrands(results);
  const adjusted = adjustedSeries(results);
  const alerts = [
    ...declineAlerts(adjusted),
    ...shiftAlerts(adjusted),
    ...rankAlerts(results),
    ...ageAlerts(study.ageGroups, order),
  ];
  return {
    ...study,
    waves: standard.waves,
    results,
    ...forecasts,
    alerts: withOutcomes(alerts, adjusted.series, study.ageGroups, order),
  };
}
