import { WaveCovariance } from "@/lib/statistics/covariance";
import type { Session } from "@/lib/study/duckdb/session";
import type { ScoringRule } from "@/lib/study/scoring-rule";

/** A brand of a wave with the parts of its interviews' influence on its score. */
export type WaveBrand = { brandId: number; environment: number; social: number; weight: number };

/**
 * Covariances of a wave's scores (p × p by rows, in points²), which are not independent because each person is asked
 * about many brands: the sum over interviews of the products of their influences on both scores, ψ = w·100·((e − p_e) +
 * (s − p_s)) / Σw, the linearised weighted means.
 */
export async function waveCovariance(
  session: Session,
  rule: ScoringRule,
  waveId: number,
  brands: readonly WaveBrand[],
): Promise<Float64Array> {
  const counts = rule.counts.join(", ");
  const answers = await session.columns(
    `select dense_rank() over (order by w.respondent)::integer as person, b.brand_id, w.weight,
       (case when a.environment in (${counts}) then 1 else 0 end)::tinyint as environment,
       (case when a.social in (${counts}) then 1 else 0 end)::tinyint as social
     from assessment a join weighted w using (respondent) join brand b using (brand)
     where w.wave_id = ${waveId} ${rule.base === "answered" ? "and a.environment is not null and a.social is not null" : ""}
     order by person, b.brand_id`,
    { person: Int32Array, brand_id: Int32Array, weight: Float64Array, environment: Int8Array, social: Int8Array },
  );
  const indexById = new Map(brands.map(({ brandId }, i) => [brandId, i]));
  const covariance = new WaveCovariance(brands.length);
  const indices = new Int32Array(brands.length);
  const influences = new Float64Array(brands.length);
  let count = 0;
  let person = -1;
  for (let i = 0; i < answers.person.length; i += 1) {
    if (answers.person[i] !== person) {
      covariance.add(indices, influences, count);
      person = answers.person[i] as number;
      count = 0;
    }
    const index = indexById.get(answers.brand_id[i] as number);
    if (index === undefined) continue;
    const brand = brands[index] as WaveBrand;
    const value = (answers.environment[i] as number) - brand.environment + (answers.social[i] as number) - brand.social;
    indices[count] = index;
    influences[count] = (100 * (answers.weight[i] as number) * value) / brand.weight;
    count += 1;
  }
  covariance.add(indices, influences, count);
  return covariance.matrix();
}
