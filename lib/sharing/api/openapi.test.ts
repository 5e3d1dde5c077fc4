import { STUDY_OF_TODAY } from "@/lib/catalogue/shown-study/study-of-today";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { exampleOf } from "@/lib/sharing/api/example";
import { answerSchemaOf, toOpenApi } from "@/lib/sharing/api/openapi";
import { ApiProblem } from "@/lib/sharing/api/problem";
import { parseQuestion } from "@/lib/sharing/api/question";
import { RESOURCES } from "@/lib/sharing/api/resources";
import { MARKETS } from "@/lib/catalogue/markets/market";
import { EXAMPLE } from "@/lib/rankings/scores/example";
import { API_SCOPES } from "@/lib/sharing/api-keys/scope";

const document = z
  .looseObject({
    openapi: z.literal("3.1.0"),
    paths: z.record(
      z.string(),
      z.looseObject({
        get: z.looseObject({
          operationId: z.string(),
          parameters: z.array(z.looseObject({ name: z.string(), required: z.boolean(), schema: z.looseObject({}) })),
          responses: z.record(z.string(), z.looseObject({})),
        }),
      }),
    ),
  })
  .parse(JSON.parse(JSON.stringify(toOpenApi("https://granskog.example", STUDY_OF_TODAY))));

test("a score in the API says whether its change is clear", () => {
  const scores = RESOURCES.find(({ name }) => name === "scores");
  expect(Object.keys(scores?.row.shape ?? {}).at(-1)).toBe("change_is_clear");
});

test("the API has a list for every scope", () => {
  expect(RESOURCES.map(({ name }) => name)).toEqual([...API_SCOPES]);
  const ids = Object.values(document.paths).map(({ get }) => get.operationId);
  expect(new Set(ids).size).toBe(ids.length);
  expect(Object.keys(document.paths)).toHaveLength(RESOURCES.length + 2);
});

describe.each(RESOURCES)("$name", (resource) => {
  const { get } = document.paths[`/api/v1/${resource.name}`] ?? { get: null };

  test("an API list has an example with a valid request and response", () => {
    expect(() => parseQuestion(resource.question, new URLSearchParams(resource.example.question))).not.toThrow();
    expect(answerSchemaOf(resource).parse(exampleOf(resource))).toEqual(exampleOf(resource));
  });

  test("an API list has an example with an invented market and brand", () => {
    const row: Record<string, unknown> = resource.example.row;
    expect(MARKETS.map(({ slug }) => String(slug))).not.toContain(row.market);
    expect([undefined, "provmark"]).toContain(row.brand);
    expect([undefined, EXAMPLE.brand]).toContain(row.brand_name);
  });

  test("an API list documents every parameter and column with its type", () => {
    expect(get?.parameters.map(({ name }) => name)).toEqual(Object.keys(resource.question.shape));
    for (const parameter of get?.parameters ?? []) {
      expect(parameter, parameter.name).toHaveProperty("description");
      expect("type" in parameter.schema || "enum" in parameter.schema, parameter.name).toBe(true);
    }
    for (const [name, column] of Object.entries(resource.row.shape))
      expect(column.description ?? "", name).not.toBe("");
  });

  test("an API list refuses unknown parameters by name", () => {
    const asked = (search: string) => {
      try {
        parseQuestion(resource.question, new URLSearchParams(search));
        return null;
      } catch (error) {
        return error instanceof ApiProblem ? error.parameter : error;
      }
    };
    expect(asked(`${resource.example.question}&nothing=1`)).toBe("nothing");
    expect(asked(`${resource.example.question}&market=norway&market=sweden`)).toBe("market");
    expect(asked(`${resource.example.question.replace(/&limit=\d+/, "")}&limit=0`)).toBe("limit");
    expect(asked(`${resource.example.question.replace(/&limit=\d+/, "")}&limit=1001`)).toBe("limit");
    expect(asked(`${resource.example.question}&format=xml`)).toBe("format");
  });
});
