import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test, vi } from "vitest";
import { inBuildTurn, inUnusedBuild, useBuild } from "@/supabase/local/build-turn";
import { shareKernelLock } from "@/supabase/local/kernel-lock";

vi.spyOn(process.stdout, "write").mockImplementation(() => true);

const folder = mkdtempSync(join(tmpdir(), "granskog-build-turn-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("builds wait for each other instead of running at once", async () => {
  const file = join(folder, "turn");
  let running = 0;
  let most = 0;
  const build = () =>
    inBuildTurn(async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setTimeout(resolve, 100));
      running -= 1;
    }, file);
  await Promise.all([build(), build(), build()]);
  expect(most).toBe(1);
});

test("a build that fails lets the next one continue", async () => {
  const file = join(folder, "failing");
  await expect(inBuildTurn(async () => Promise.reject(new Error("broken")), file)).rejects.toThrow("broken");
  expect(await inBuildTurn(async () => Promise.resolve("built"), file)).toBe("built");
});

test("a build in use by sites is not built again until the last of them ends", async () => {
  const file = join(folder, "in-use");
  const [first, second] = [shareKernelLock(file), shareKernelLock(file)];
  const build = () => inUnusedBuild(".next", async () => Promise.resolve("built"), file);
  await expect(build()).rejects.toThrow("A running site uses the build in .next");
  first?.();
  await expect(build()).rejects.toThrow("A running site uses the build");
  second?.();
  expect(await build()).toBe("built");
});

test("nothing is noted where nothing can be written", () => {
  expect(() => useBuild(".next", join(folder, "absent", "in-use"))).not.toThrow();
});
