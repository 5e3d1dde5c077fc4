import { z } from "zod";
import { type CheckContext, checkRows, isMissing, locate, rowLocation } from "@/lib/study/interviews/checks/context";
import { MOST_SHOWN } from "@/lib/study/interviews/problem-log";

/** Each brand is in the list once, with its industry, and was asked about. */
export async function checkBrands(context: CheckContext): Promise<void> {
  const { session, log } = context;
  await checkRows(context, "source_brands", ["Brand", "industry"].map(isMissing));
  const { surplus } = await session.row(
    `SELECT (count("Brand") - count(DISTINCT "Brand"))::DOUBLE AS surplus FROM source_brands`,
    z.object({ surplus: z.number() }),
  );
  if (surplus > 0) {
    const found = await session.rows(
      `SELECT file, row, value FROM (
         SELECT file, row, "Brand" AS value, row_number() OVER (PARTITION BY "Brand" ORDER BY file, row) AS place
         FROM source_brands WHERE "Brand" IS NOT NULL
       ) WHERE place > 1 ORDER BY file, row LIMIT ${MOST_SHOWN}`,
      rowLocation,
    );
    const locations = await locate(context, found, "Brand");
    const words = { message: "duplicate brand in the brands files", fix: "remove one of the two lines" };
    log.addMany(
      "duplicates",
      surplus,
      locations.map((location) => ({ ...location, ...words })),
    );
  }
  const idle = await session.rows(
    `SELECT brand FROM brand b ANTI JOIN (SELECT DISTINCT nfc_normalize(trim(spelling, ' \t')) AS brand FROM assessed_brand) a
     ON a.brand = b.brand ORDER BY brand`,
    z.object({ brand: z.string() }),
  );
  for (const { brand } of idle) {
    log.add("references", { column: "Brand", value: brand }, "no one was asked about this brand", "", {
      isWarning: true,
    });
  }
}
