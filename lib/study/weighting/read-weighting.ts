import { z } from "zod";
import { DEFAULT_DEFINITION } from "@/lib/catalogue/definition/default-definition";
import { waveNameIn } from "@/lib/catalogue/definition/markets";
import { weightingOf } from "@/lib/catalogue/definition/weighting";
import type { MarketSlug } from "@/lib/catalogue/markets/market";
import type { Session } from "@/lib/study/duckdb/session";
import { VARIABLES } from "@/lib/study/weighting/weigh-wave";

const cellRow = z.object({
  cell_id: z.int(),
  wave_id: z.int(),
  age_group: z.string(),
  sex: z.string(),
  region: z.string(),
  base_weight: z.number(),
  interviews: z.int(),
});
const waveRow = z.object({ wave_id: z.int(), market: z.custom<MarketSlug>(), year: z.int() });
const marginRow = z.object({ wave_id: z.int(), variable: z.enum(VARIABLES), category: z.string(), share: z.number() });

/** The input of each wave's weights: its interviews by age × sex × region and base weight, and its targets. */
export async function readWeighting(session: Session, definition = DEFAULT_DEFINITION) {
  await session.run(`
    create or replace table cell as
    select (row_number() over (order by wave_id, age_group, sex, region, base_weight))::integer - 1 as cell_id, *
    from (select wave_id, age_group, sex, region, base_weight, count(*)::integer as interviews
          from respondent group by all)`);
  const cells = await session.rows("select * from cell order by cell_id", cellRow);
  const margins = await session.rows("select wave_id, variable, category, share from margin", marginRow);
  const marginsOf = Map.groupBy(margins, ({ wave_id }) => wave_id);
  const waves = await session.rows("select wave_id, market, year from wave", waveRow);
  const waveOf = new Map(waves.map((wave) => [wave.wave_id, wave]));
  return [...Map.groupBy(cells, ({ wave_id }) => wave_id)].flatMap(([waveId, own]) => {
    const wave = waveOf.get(waveId);
    return wave
      ? [
          {
            ...wave,
            name: waveNameIn(definition, wave),
            cells: own,
            margins: marginsOf.get(waveId) ?? [],
            rule: weightingOf(definition, wave),
          },
        ]
      : [];
  });
}
