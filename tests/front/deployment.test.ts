import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const root = path.resolve(import.meta.dirname, "../..");
const read = (file: string) => readFileSync(path.join(root, file), "utf8");
const dockerfile = read("Dockerfile");
const compose = read("compose.yaml");
const handbook = ["configuration", "deployment"].map((page) => read(`content/handbook/${page}.md`)).join("\n");
const named = (text: string, pattern: RegExp) => [...new Set([...text.matchAll(pattern)].map(([, name = ""]) => name))];
/** Docker's own words, and what images take that are not ours. */
const NOT_OURS = new Set(["NODE_ENV", "POSTGRES_USER", "POSTGRES_DB"]);

/** Files and folders that the Dockerfile takes from here. */
const copied = dockerfile
  .split("\n")
  .filter((line) => line.startsWith("COPY ") && !line.includes("--from="))
  .flatMap((line) => line.split(/\s+/).slice(1, -1));

test("what the images are made of is here, and is sent to the builder", () => {
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

test("every variable is explained", () => {
  const variables = [
    ...named(compose, /\$\{([A-Z_]+)/g),
    ...named(compose, /^ {6}([A-Z][A-Z_]+):/gm),
    ...named(dockerfile, /\b([A-Z][A-Z_]+)=/g),
    ...named(read("lib/platform/front/start-front.sh"), /\$\{([A-Z_]+)/g),
  ].filter((name) => !NOT_OURS.has(name));
  expect(variables.length).toBeGreaterThan(20);
  expect([...new Set(variables)].filter((name) => !handbook.includes(`\`${name}\``))).toEqual([]);
});

test("targets, programs and versions fit together", () => {
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

test("nothing but the front and who ends TLS is open to the outside", () => {
  const services = compose.split(/^ {2}(?=[a-z]+:$)/m).filter((part) => /^[a-z]+:\n {4}/.test(part));
  const open = services.filter((part) => /^ {4}ports:/m.test(part)).map((part) => part.split(":")[0]);
  expect(open).toEqual(["front", "tls"]);
  expect(compose).toContain("127.0.0.1:8080}:8080");
});
