import { rmSync } from "node:fs";
import { mkdir, open, rm, stat, utimes } from "node:fs/promises";
import path from "node:path";
import { BEAT } from "@/lib/study/drafts/jobs/job";

/** Milliseconds after which a turn that shows no sign of life is free. */
const SILENT = 30_000;

const isTaken = (error: unknown) => error instanceof Error && "code" in error && error.code === "EEXIST";

async function take(file: string): Promise<boolean> {
  try {
    await (await open(file, "wx", 0o600)).close();
    return true;
  } catch (error) {
    if (!isTaken(error)) throw error;
    const seen = await stat(file).catch(() => null);
    if (seen && Date.now() - seen.mtimeMs > SILENT) await rm(file, { force: true });
    return false;
  }
}

/** Does work while no other job does any, on this disk: one at a time fits the memory. */
export async function inTurn<T>(folder: string, onWait: () => void, work: () => Promise<T>): Promise<T> {
  const file = path.join(folder, "turn");
  await mkdir(folder, { recursive: true, mode: 0o700 });
  while (!(await take(file))) {
    onWait();
    await new Promise((resolve) => setTimeout(resolve, BEAT / 4));
  }
  const beat = setInterval(() => void utimes(file, new Date(), new Date()).catch(() => undefined), BEAT);
  // Also where the process ends because a later job has begun in its place.
  const leave = () => rmSync(file, { force: true });
  process.once("exit", leave);
  try {
    return await work();
  } finally {
    clearInterval(beat);
    process.off("exit", leave);
    await rm(file, { force: true });
  }
}
