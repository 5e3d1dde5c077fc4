import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { type SettingName, SETTINGS } from "@/lib/platform/environment/env.server";

const root = path.resolve(import.meta.dirname, "../..");
const read = (file: string) => readFileSync(path.join(root, file), "utf8");
const dockerfile = read("Dockerfile");
const compose = read("compose.yaml");
const handbook = ["configuration", "deployment"].map((page) => read(`content/handbook/${page}.md`)).join("\n");
const named = (text: string, pattern: RegExp) => [...new Set([...text.matchAll(pattern)].map(([, name = ""]) => name))];
/** Docker's own words, and what images take that are not ours. */
const NOT_OURS = new Set(["NODE_ENV", "POSTGRES_USER", "NPM_CONFIG_CACHE", "NPM_CONFIG_UPDATE_NOTIFIER"]);
/** Settings that compose.yaml decides, or that are built in: everything else is passed on. */
const DECIDED = new Set<SettingName>([
  ...(["PORT", "HOST", "DATA_DIR", "DATABASE_URL", "INSTANCE", "BACKEND_PORT", "NEXT_DIST_DIR", "SAMPLE_DIR"] as const),
  ...([
    "APP_ORIGIN",
    "SITE_INDEXABLE",
    "WAITLIST_MODE",
    "DATA_SOURCE",
    "REDIS_URL",
    "FRONT_PURGE_URL",
    "TRUSTED_PROXIES",
  ] as const),
  ...(["SUPABASE_URL", "SUPABASE_PUBLISHABLE_KEY", "SUPABASE_SECRET_KEY", "SUPABASE_JWT_SECRET"] as const),
  ...(["NEXT_PUBLIC_CLERK_PUBLISHABLE_KEY", "NEXT_PUBLIC_CLERK_PROXY_URL"] as const),
  ...(["NEXT_PUBLIC_CLERK_JS_URL", "NEXT_PUBLIC_CLERK_UI_URL"] as const),
]);
const UNITS = ["granskog@.service", "granskog-front.service"].map((name) => ({
  name,
  text: read(`supabase/server/${name}`),
}));
/** A service of compose.yaml, by its name. */
const service = (name: string) =>
  compose.split(/^ {2}(?=[a-z]+:$)/m).find((part) => part.startsWith(`${name}:\n    `)) ?? "";

/** Files and folders that the Dockerfile takes from here. */
const copied = dockerfile
  .split("\n")
  .filter((line) => line.startsWith("COPY ") && !line.includes("--from="))
  .flatMap((line) => line.split(/\s+/).slice(1, -1));

test("everything the images are made of exists and is sent to the builder", () => {
  expect(copied.length).toBeGreaterThan(10);
  expect(copied.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
  const sent = read(".dockerignore")
    .split("\n")
    .filter((line) => line.startsWith("!"))
    .map((line) => line.slice(1));
  expect(copied.filter((file) => !sent.includes(file.split("/")[0] ?? ""))).toEqual([]);
});

test("the image has everything that decides whether its build is current", () => {
  const sources = named(
    read("supabase/local/build-stamp.ts").split("SOURCES = [")[1]?.split("]")[0] ?? "",
    /"([^"]+)"/g,
  );
  expect(sources.length).toBeGreaterThan(8);
  expect(sources.filter((source) => !copied.some((file) => source === file || source.startsWith(`${file}/`)))).toEqual(
    [],
  );
});

test("every variable of the deployment is explained", () => {
  const variables = [
    ...named(compose, /\$\{([A-Z_]+)/g),
    ...named(compose, /^ {6}([A-Z][A-Z_]+):/gm),
    ...named(dockerfile, /\b([A-Z][A-Z_]+)=/g),
    ...named(read("lib/platform/front/start-front.sh"), /\$\{([A-Z_]+)/g),
    ...named(read("supabase/server/create-roles.sh"), /\$\{([A-Z_]+)/g),
  ].filter((name) => !NOT_OURS.has(name));
  expect(variables.length).toBeGreaterThan(20);
  expect([...new Set(variables)].filter((name) => !handbook.includes(`\`${name}\``))).toEqual([]);
});

test("build targets, programs and versions fit together", () => {
  const targets = named(dockerfile, /^FROM \S+ AS (\S+)$/gm);
  expect(named(compose, /\btarget: ([a-z]+)\b/g).filter((target) => !targets.includes(target))).toEqual([]);
  for (const program of named(dockerfile, /(supabase\/local\/\S+\.ts)/g))
    expect(existsSync(path.join(root, program)), program).toBe(true);
  const { dependencies, scripts } = JSON.parse(read("package.json")) as {
    dependencies: Record<string, string>;
    scripts: Record<string, string>;
  };
  expect(new Set(named(dockerfile, /^FROM node:(\d+)/gm))).toEqual(new Set([dependencies.node?.split(".")[0]]));
  // What the image runs is what `npm start` runs, and needs nothing that only development installs.
  expect(JSON.parse(/^CMD (\["node".*)$/m.exec(dockerfile)?.[1] ?? "[]")).toEqual(scripts.start?.split(" "));
  expect(dependencies).toHaveProperty("tsx");
});

test("only the reverse proxy and the TLS proxy are open to the outside", () => {
  const services = compose.split(/^ {2}(?=[a-z]+:$)/m).filter((part) => /^[a-z]+:\n {4}/.test(part));
  const open = services.filter((part) => /^ {4}ports:/m.test(part)).map((part) => part.split(":")[0]);
  expect(open).toEqual(["front", "tls"]);
  expect(compose).toContain("127.0.0.1:8080}:8080");
});

test("every setting reaches the site in a container", () => {
  const passed = named(service("app"), /^ {6}([A-Z][A-Z_]+): \$\{\1:[-?]/gm);
  const missing = (Object.keys(SETTINGS) as SettingName[]).filter(
    (name) => !DECIDED.has(name) && !passed.includes(name),
  );
  expect(missing).toEqual([]);
  const built = named(service("app"), /^ {8}([A-Z][A-Z_]+): \$\{\1:-/gm);
  expect(new Set(named(dockerfile, /^ARG ([A-Z_]+)/gm))).toEqual(new Set(built));
});

test("the image has the backup program of the database's version", () => {
  const [server] = named(service("db"), /image: postgres:(\d+)/g);
  expect(named(dockerfile, /postgresql-client-(\d+)/g)).toEqual([server]);
});

test("the site's login is not a superuser, and the server's has its own secret", () => {
  expect(service("db")).not.toContain("POSTGRES_USER");
  expect(service("db")).toMatch(/POSTGRES_PASSWORD: \$\{POSTGRES_ADMIN_PASSWORD:\?/);
  expect(service("app")).toContain("postgres://granskog:${POSTGRES_PASSWORD:?");
  expect(service("app")).not.toContain("POSTGRES_ADMIN_PASSWORD");
  const roles = read("supabase/server/create-roles.sh");
  expect(roles).toContain("create role granskog login password :'password';");
  expect(compose).toContain("file: ./supabase/server/create-roles.sh");
});

test("study files can be mounted read-only", () => {
  expect(service("app")).toMatch(/STUDY_DIR:-\.\/study\}:\/study:ro/);
});

test("the system units run existing commands and name only what the handbook explains", () => {
  const { scripts } = JSON.parse(read("package.json")) as { scripts: Record<string, string> };
  const [site, front] = UNITS.map(({ text }) => /^ExecStart=(.*)$/m.exec(text)?.[1] ?? "");
  expect(site?.split(" ").slice(1)).toEqual(scripts.start?.split(" ").slice(1));
  expect(existsSync(path.join(root, (front ?? "").split(" /srv/granskog/")[1] ?? "none"))).toBe(true);
  const variables = UNITS.flatMap(({ text }) => named(text, /(?:^Environment=|\s)([A-Z][A-Z_]+)=/gm));
  expect(variables.filter((name) => !handbook.includes(`\`${name}\``))).toEqual([]);
  for (const { name } of UNITS) expect(handbook, name).toContain(`supabase/server/${name}`);
});
