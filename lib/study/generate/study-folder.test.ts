import { spawnSync } from "node:child_process";
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { writeFolder } from "@/lib/study/generate/study-folder";

let parent: string;
let folder: string;

beforeEach(async () => {
  parent = await mkdtemp(path.join(tmpdir(), "study-folder-"));
  folder = path.join(parent, "study");
});
afterEach(() => rm(parent, { recursive: true, force: true }));

const fill = (text: string) => async (unfinished: string) => {
  await writeFile(path.join(unfinished, "part"), text);
  return text;
};

describe("a study's folder", () => {
  test("a study's folder gets its name only once it is complete", async () => {
    const seen: string[][] = [];
    const written = await writeFolder(folder, false, async (unfinished) => {
      seen.push(await readdir(parent));
      return fill("whole")(unfinished);
    });
    expect(written).toBe("whole");
    expect(seen[0]).not.toContain("study");
    expect(await readdir(parent)).toEqual(["study"]);
    expect(await readFile(path.join(folder, "part"), "utf8")).toBe("whole");
  });

  test("a study's folder does not exist after writing failed", async () => {
    const failing = async (unfinished: string) => {
      await fill("half")(unfinished);
      throw new Error("the disk is full");
    };
    await expect(writeFolder(folder, false, failing)).rejects.toThrow("the disk is full");
    expect(await readdir(parent)).toEqual([]);
  });

  test("a study's folder replaces an empty one, and a full one only on request", async () => {
    await mkdir(folder);
    await writeFolder(folder, false, fill("first"));
    await expect(writeFolder(folder, false, fill("second"))).rejects.toThrow("ENOTEMPTY");
    expect(await readFile(path.join(folder, "part"), "utf8")).toBe("first");
    await writeFolder(folder, true, fill("third"));
    expect(await readFile(path.join(folder, "part"), "utf8")).toBe("third");
    expect(await readdir(parent)).toEqual(["study"]);
  });

  test("leftovers of killed runs are removed, but not what others are writing", async () => {
    const { pid: ended } = spawnSync(process.execPath, ["--version"]);
    const left = [`study.unfinished-${ended}`, `study.unfinished-${ended}-old`];
    const remaining = [`study.unfinished-${process.ppid}`, `another.unfinished-${ended}`, "study.unfinished-notes"];
    for (const name of [...left, ...remaining]) await mkdir(path.join(parent, name));
    await writeFolder(folder, false, fill("whole"));
    expect((await readdir(parent)).sort()).toEqual([...remaining, "study"].sort());
  });
});
