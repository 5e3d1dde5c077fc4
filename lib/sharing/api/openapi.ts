import { z } from "zod";
import { ANALYSIS_IDS } from "@/lib/catalogue/analyses";
import { chartMetadataSchema } from "@/lib/sharing/api/chart-metadata";
import { exampleOf } from "@/lib/sharing/api/example";
import { metaSchema, pageSchema } from "@/lib/sharing/api/meta";
import { PROBLEMS, type ProblemKind } from "@/lib/sharing/api/problem";
import type { ShownStudy, StudyMarkets } from "@/lib/catalogue/shown-study/shown-study";
import { fillWords } from "@/lib/catalogue/shown-study/study-words";
import type { ApiResource } from "@/lib/sharing/api/resource";
import { API_PATH, RESOURCES } from "@/lib/sharing/api/resources";
import { API_SCOPES } from "@/lib/sharing/api-keys/scope";
import { SITE } from "@/lib/platform/site/site";

type Json = Record<string, unknown>;

const problemSchema = z.strictObject({
  type: z.string().describe("URL of the error type in the API reference."),
  title: z.string(),
  status: z.int(),
  detail: z.string().describe("What to change."),
  parameter: z.string().optional().describe("The invalid parameter."),
});

/** JSON Schema 2020-12 as OpenAPI 3.1 expects it, without a `$schema`. */
function schemaOf(schema: z.ZodType, io: "input" | "output" = "output"): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: "any" }) as Json;
  return rest;
}

/** The response of a list. */
export const answerSchemaOf = ({ row, apart }: ApiResource) =>
  z.strictObject({
    data: z.array(row),
    ...(apart && { [apart.name]: z.array(apart.row).describe(apart.description) }),
    page: pageSchema,
    meta: metaSchema,
  });

const COUNTED = {
  "RateLimit-Limit": { description: "Requests allowed per window.", schema: { type: "integer" } },
  "RateLimit-Remaining": { description: "Requests left in this window.", schema: { type: "integer" } },
  "RateLimit-Reset": { description: "Seconds until the next window.", schema: { type: "integer" } },
};
const HEADERS = {
  ...COUNTED,
  ETag: {
    description: "Send as `If-None-Match` to get 304 when nothing has changed.",
    schema: { type: "string" },
  },
};
const LIST_HEADERS = { ...HEADERS, Link: { description: '`rel="next"`: the next page.', schema: { type: "string" } } };

/** Every kind of problem by its status; two with the same status differ by their type. */
function problemsOf(kinds: readonly ProblemKind[]): Json {
  const byStatus = Map.groupBy(kinds, (kind) => PROBLEMS[kind].status);
  return Object.fromEntries(
    [...byStatus].map(([status, each]) => [
      status,
      {
        description: each.map((kind) => `${PROBLEMS[kind].title} (\`${kind}\`)`).join("; "),
        ...(status !== 401 && { headers: COUNTED }),
        content: { "application/problem+json": { schema: { $ref: "#/components/schemas/Problem" } } },
      },
    ]),
  );
}

function parametersOf({ question }: ApiResource, { markets }: StudyMarkets): Json[] {
  return Object.entries(question.shape).map(([name, schema]) => {
    const { description, ...described } = schemaOf(schema, "input");
    return {
      name,
      in: "query",
      required: !z.safeParse(schema, undefined).success,
      ...(typeof description === "string" && { description }),
      schema: name === "market" ? { ...described, enum: markets.map(({ slug }) => slug) } : described,
    };
  });
}

function listOf(resource: ApiResource, study: StudyMarkets): Json {
  return {
    get: {
      operationId: `list_${resource.name}`,
      tags: ["Lists"],
      summary: resource.summary,
      description: resource.description,
      security: [{ key: [resource.name] }],
      parameters: parametersOf(resource, study),
      responses: {
        200: {
          description: "A page of rows.",
          headers: LIST_HEADERS,
          content: {
            "application/json": { schema: schemaOf(answerSchemaOf(resource)), example: exampleOf(resource) },
            "text/csv": {
              schema: { type: "string", description: "Rows only. Column names are the same as in JSON." },
            },
          },
        },
        304: { description: "Not modified." },
        ...problemsOf([
          "invalid-parameter",
          "no-key",
          "plan-required",
          "scope-required",
          "not-found",
          "stale-cursor",
          "too-many-requests",
          "unanswered",
        ]),
      },
    },
  };
}

function chartOf(ending: "csv" | "metadata.json"): Json {
  const content =
    ending === "csv"
      ? { "text/csv": { schema: { type: "string" } } }
      : { "application/json": { schema: schemaOf(chartMetadataSchema) } };
  return {
    get: {
      operationId: ending === "csv" ? "read_chart" : "describe_chart",
      tags: ["Charts"],
      summary: ending === "csv" ? "Data of a chart" : "Metadata of a chart",
      description:
        "Takes the parameters of the analysis page: copy them from its URL. Values are rounded as on the page. Charts about consumers require the `consumers` scope, all others the `scores` scope.",
      security: [{ key: ["scores"] }, { key: ["consumers"] }],
      parameters: [
        {
          name: "figure",
          in: "path",
          required: true,
          description: "Name of the analysis.",
          schema: { enum: ANALYSIS_IDS },
        },
        ...(ending === "csv"
          ? [
              {
                name: "table",
                in: "query",
                required: false,
                description: "Which table of the chart.",
                schema: { type: "integer", minimum: 1, default: 1 },
              },
            ]
          : []),
      ],
      responses: {
        200: { description: "The chart.", headers: HEADERS, content },
        304: { description: "Not modified." },
        ...problemsOf([
          "invalid-parameter",
          "no-key",
          "plan-required",
          "scope-required",
          "not-found",
          "too-many-requests",
          "unanswered",
        ]),
      },
    },
  };
}

/**
 * The API as OpenAPI 3.1, generated from the schemas that check parameters and responses.
 * @param study whose markets can be asked for, and in whose words lists are described
 * @param origin of this site, such as "https://granskog.example"
 */
export function toOpenApi(origin: string, study: ShownStudy): Json {
  return fillWords(describe(origin, study), study);
}

function describe(origin: string, study: StudyMarkets): Json {
  return {
    openapi: "3.1.0",
    info: {
      title: `${SITE.name} API`,
      version: "1.0.0",
      summary: "Rankings, scores and consumer data from the study.",
      description: `API for subscribers whose plan includes it. Send a key as \`Authorization: Bearer gsk_…\`. It has the owner’s current access. Human-readable reference: ${origin}/api-reference`,
      contact: { email: SITE.contactAddress },
    },
    servers: [{ url: origin }],
    tags: [{ name: "Lists" }, { name: "Charts" }],
    paths: {
      ...Object.fromEntries(RESOURCES.map((resource) => [`${API_PATH}/${resource.name}`, listOf(resource, study)])),
      [`${API_PATH}/charts/{figure}.csv`]: chartOf("csv"),
      [`${API_PATH}/charts/{figure}.metadata.json`]: chartOf("metadata.json"),
    },
    components: {
      schemas: { Problem: schemaOf(problemSchema) },
      securitySchemes: {
        key: {
          type: "http",
          scheme: "bearer",
          bearerFormat: "gsk_ and 43 letters",
          description: `API key from your settings, for one or more scopes: ${API_SCOPES.join(", ")}.`,
        },
      },
    },
  };
}
