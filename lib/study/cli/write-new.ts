import { writeFile } from "node:fs/promises";
import { printError } from "@/lib/platform/terminal/terminal";

/** Writes a new file. Prints what to do and returns false if there is one of this name: it is never overwritten. */
export async function writeNew(file: string, content: string): Promise<boolean> {
  try {
    await writeFile(file, content, { flag: "wx" });
    return true;
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
    printError(`\n${file} already exists and was not overwritten. Choose another name for --out.`);
    return false;
  }
}
