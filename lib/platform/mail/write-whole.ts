import "server-only";
import { open, rename, rm } from "node:fs/promises";

/** Writes a file that only its owner may read, atomically: a full disk leaves no partial file. */
export async function writeWhole(target: string, text: string): Promise<void> {
  const draft = `${target}.draft`;
  try {
    const file = await open(draft, "wx", 0o600);
    try {
      await file.writeFile(text);
      // A full disk may only be reported here.
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(draft, target);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}
