import type { GroupSums } from "@/lib/study/compute/group-sums";
import type { Session } from "@/lib/study/duckdb/session";
import type { ScoringRule } from "@/lib/study/scoring-rule";

/**
 * Weighted sums of all ratings, by wave, brand and age group: one pass over the files, outside process memory. Needs
 * the table `weighted`.
 */
export async function sumAnswers(session: Session, rule: ScoringRule): Promise<Map<number, GroupSums[]>> {
  const counts = rule.counts.join(", ");
  const shape = {
    wave_id: Int32Array,
    brand_id: Int32Array,
    age_id: Int32Array,
    n: Int32Array,
    weight: Float64Array,
    squared_weight: Float64Array,
    environment: Float64Array,
    social: Float64Array,
    joint: Float64Array,
  };
  const sums = await session.columns(
    `with spelled as (
       select w.wave_id, a.brand, w.age_id,
         count(*) as n,
         sum(w.weight) as weight,
         sum(w.weight * w.weight) as squared_weight,
         sum(case when a.environment in (${counts}) then w.weight else 0 end) as environment,
         sum(case when a.social in (${counts}) then w.weight else 0 end) as social,
         sum(case when a.environment in (${counts}) and a.social in (${counts}) then w.weight else 0 end) as joint
       from assessment a join weighted w using (respondent)
       ${rule.base === "answered" ? "where a.environment is not null and a.social is not null" : ""}
       group by all
     )
     select s.* exclude (brand, n), s.n::integer as n, b.brand_id
     from spelled s join brand b using (brand)
     order by s.wave_id, b.brand_id, s.age_id`,
    shape,
  );
  const groups = Array.from(sums.wave_id, (waveId, i): GroupSums => {
    const at = (name: keyof typeof shape) => sums[name][i] as number;
    return {
      waveId,
      brandId: at("brand_id"),
      ageId: at("age_id"),
      n: at("n"),
      weight: at("weight"),
      squaredWeight: at("squared_weight"),
      environment: at("environment"),
      social: at("social"),
      both: at("joint"),
    };
  });
  return Map.groupBy(groups, (group) => group.waveId);
}
