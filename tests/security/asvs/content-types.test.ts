import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { answer } from "@/app/api/answer-member";
import { toSlug } from "@/lib/catalogue/names/slug";
import { toFileName } from "@/lib/sharing/exports/file-name";
import { repository } from "@/tests/support/process";

const sources = execFileSync("git", ["ls-files", "-z", "app", "lib", "supabase/local"], {
  cwd: repository,
  encoding: "utf8",
  maxBuffer: 1e8,
})
  .split("\0")
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file) && existsSync(path.join(repository, file)))
  .map((file) => ({ file, text: readFileSync(path.join(repository, file), "utf8") }));

const TYPE = /["']content-type["']:\s*["'`]([^"'`]+)["'`]/gi;
/** Types of text that browsers would guess the encoding of (RFC 8259 fixes JSON's). */
const NEEDS_ENCODING = /^text\/|[+/]xml\b/;
const BODY = /new Response\(\s*(?!null|undefined|\))/;

describe("what an answer is", () => {
  test("every response written by hand declares its type, and text its encoding", () => {
    const types = sources.flatMap(({ file, text }) =>
      [...text.matchAll(TYPE)].map(([, type = ""]) => ({ file, type })),
    );
    expect(types.length).toBeGreaterThan(15);
    expect(types.filter(({ type }) => NEEDS_ENCODING.test(type) && !/charset=utf-8/i.test(type))).toEqual([]);
    const handlers = sources.filter(({ file, text }) => /(?:^|\/)route\.tsx?$/.test(file) && BODY.test(text));
    expect(handlers.length).toBeGreaterThan(8);
    expect(
      handlers
        .filter(({ text }) => !/content-type|fileAnswer|\.type\b|\bmime\b|HEADERS/i.test(text))
        .map(({ file }) => file),
    ).toEqual([]);
  });

  test("no cache stores what is for one person", () => {
    expect(answer(200, {}).headers.get("cache-control")).toBe("private, no-store");
    const ofOne = sources.filter(
      ({ file, text }) =>
        /^app\/.*route\.tsx?$/.test(file) &&
        /\b(?:loadMember|loadReader|answerMember|answerAnyone|answerReader)\b/.test(text),
    );
    expect(ofOne.length).toBeGreaterThan(15);
    const byHelper = /from "@\/(?:app\/api\/(?:answer-member|insights\/answer-reader)|lib\/administration\/files)"/;
    expect(ofOne.filter(({ text }) => !/no-store/.test(text) && !byHelper.test(text)).map(({ file }) => file)).toEqual(
      [],
    );
  });
});

describe("names of files", () => {
  const names = sources.flatMap(({ file, text }) =>
    [...text.matchAll(/attachment; filename="([^"]*)"/g)].map(([, name = ""]) => `${file}: ${name}`),
  );

  test("every file that is handed out has a name of ours", () => {
    expect(names.length).toBeGreaterThan(5);
    // Of letters of ours, a day, or what toSlug or toFileName made.
    expect(
      names.filter(
        (name) =>
          !/: (?:[\w.-]|\$\{(?:made\.name|ending|name|new Date\(\)\.toISOString\(\)\.slice\(0, 10\))\})+$/.test(name),
      ),
    ).toEqual([]);
  });

  test("a file's name contains nothing that could end or add to a header", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        expect(toSlug(text)).toMatch(/^[a-z0-9-]*$/);
        expect(toFileName({ name: text, isSample: true }, "csv")).toMatch(/^[a-z0-9-]+$/);
      }),
    );
    expect(toFileName({ name: 'a"\r\nSet-Cookie: x=1; filename="b', isSample: false }, "png")).toMatch(/^[a-z0-9-]+$/);
  });
});
