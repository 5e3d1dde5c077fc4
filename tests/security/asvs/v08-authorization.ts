import { made, clear, type Chapter } from "@/tests/security/asvs/rule";

/** Who may do and see what. */
export const V8: Chapter = {
  "V8.1.1": made(
    "the handbook's table and, tried by tests, the tables of routes, handlers, actions and functions",
    "content/handbook/architecture.md",
    "lib/access/routes.ts",
    "tests/integration/callable-functions.ts",
  ),
  "V8.1.2": made(
    "columns and years by level, in one policy and the handbook's table",
    "content/handbook/architecture.md",
    "lib/access/ranking-scope.ts",
    "tests/integration/access-table.ts",
  ),
  "V8.2.1": clear([
    ["tests/http/handler-matrix.spec.ts", `\${who} gets what the table says from each handler`],
    ["tests/http/action-matrix.spec.ts", `\${who} may call exactly the actions in the table`],
    ["tests/integration/access-matrix.test.ts", "the access table contains everything the migrations make reachable"],
  ]),
  "V8.2.2": clear([
    ["tests/integration/saved-charts.test.ts", "saved charts are visible only to their owner"],
    [
      "tests/integration/shared-links.test.ts",
      "shared links are visible only to their owner, and only the site finds them by address",
    ],
    ["tests/integration/api-keys.test.ts", "API keys belong to their owner, and only the site can look one up"],
  ]),
  "V8.2.3": clear([
    ["tests/http/sentinel.spec.ts", "no route handler returns a suppressed value"],
    ["tests/integration/data-api.test.ts", "no call returns paid data without a plan"],
    [
      "tests/integration/catalogue-lints.ts",
      "visitors are granted the listed tables and views, whole or by column, and nothing else",
    ],
    ["tests/integration/identity-life.test.ts", "role, plan and similar fields in the sign-up form are ignored"],
  ]),
  "V8.3.1": clear([
    ["tests/http/sentinel.spec.ts", "the data API returns no suppressed value for the public key"],
    ["tests/integration/data-api-attack.test.ts", "claims beyond the subject grant nothing"],
    ["tests/http/access-matrix.spec.ts", `\${who} gains nothing from preview, type or internal headers`],
  ]),
  "V8.4.1": clear([
    [
      "tests/integration/team-invitations.test.ts",
      "only owners and managers can invite, and others cannot tell whether a team exists",
    ],
    ["tests/integration/saved-charts.test.ts", "saved charts are shown to a team, and only their owner changes them"],
  ]),
};
