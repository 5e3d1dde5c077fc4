import { z } from "zod";
import type { StudyDefinition } from "@/lib/catalogue/definition/definition";
import { brandLinesIn, sortFiles } from "@/lib/study/drafts/jobs/delivered-files";
import { JOB_MEMORY, type JobInput, type JobPlace } from "@/lib/study/jobs/file-job";
import { type MappingPreview, SHOWN_INTERVIEWS } from "@/lib/study/drafts/jobs/mapping-preview";
import { requireDefinition } from "@/lib/study/drafts/jobs/required-definition";
import { quoteName } from "@/lib/study/duckdb/quote";
import { type Session, withDuckDb } from "@/lib/study/duckdb/session";
import { mapDelivery } from "@/lib/study/mapping/map-delivery";

/** Maps the files of a draft and shows what comes of it: which columns are used, the first interviews, the problems. */
export async function previewMapping(
  request: JobInput,
  { scratch, tell }: JobPlace,
): Promise<Omit<MappingPreview, "key">> {
  const definition = requireDefinition(request);
  const { delivered } = sortFiles(request.files, definition);
  return withDuckDb({ memory: JOB_MEMORY, tempDirectory: scratch }, async (session) => {
    const { problems, files, ...counts } = await mapDelivery(session, {
      files: delivered,
      definition,
      brandLines: brandLinesIn(request.files),
      progress: tell,
    });
    return { ...counts, files, problems, shown: await firstInterviews(session, definition) };
  });
}

const person = z.object({
  person: z.number(),
  respondent: z.string().nullable(),
  market: z.string().nullable(),
  year: z.number().nullable(),
  age: z.string().nullable(),
  sex: z.string().nullable(),
  region: z.string().nullable(),
  weight: z.number().nullable(),
  answers: z.number(),
});
const rating = z.object({
  person: z.number(),
  brand: z.string(),
  first: z.number().nullable(),
  second: z.number().nullable(),
});

/** Ratings of one interview that are shown. */
const MOST_RATINGS = 3;

async function firstInterviews(session: Session, { dimensions }: StudyDefinition): Promise<MappingPreview["shown"]> {
  const people = await session.rows(
    `SELECT person::DOUBLE AS person, respondent, "Country" AS market, "Year"::DOUBLE AS year, age_group AS age, sex, region,
       base_weight AS weight, (SELECT count(*) FROM long_answer a WHERE a.person = p.person)::DOUBLE AS answers
     FROM long_respondent p ORDER BY p.person LIMIT ${SHOWN_INTERVIEWS}`,
    person,
  );
  if (people.length === 0) return [];
  const [first, second] = dimensions.map(({ key }) => quoteName(key));
  const ratings = await session.rows(
    `SELECT person::DOUBLE AS person, b.brand, ${first}::DOUBLE AS first, ${second}::DOUBLE AS second
     FROM long_assessment a JOIN long_brand b ON b.number = a.brand
     WHERE person IN (${people.map((one) => one.person).join(", ")}) ORDER BY person, b.number`,
    rating,
  );
  const byPerson = Map.groupBy(ratings, (one) => one.person);
  return people.map(({ person: number, ...one }) => ({
    ...one,
    ratings: (byPerson.get(number) ?? []).slice(0, MOST_RATINGS).map((own) => ({
      brand: own.brand,
      marks: [own.first, own.second] as [number | null, number | null],
    })),
  }));
}
