import { closeSync, fdatasyncSync, fsyncSync, openSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { NodeFS } from "@electric-sql/pglite/nodefs";
import { PGlite } from "@electric-sql/pglite";

type EmscriptenInit = ReturnType<NodeFS["init"]>;

/** An open file of the emulated system; directories have no real descriptor. */
interface Stream {
  nfd?: number | null;
}

/** A part of PGlite's module that its types do not describe. Throws if a newer version has moved it. */
function partOf(whole: object, name: string): object {
  const part: unknown = Reflect.get(whole, name);
  if (typeof part === "object" && part !== null) return part;
  throw new Error(`PGlite no longer has ${name}: see supabase/local/durable-files.ts.`);
}

/**
 * PGlite's files on the real disk, with a working `fsync`. The library's own does nothing, so commits would survive a
 * killed process but not a power failure.
 */
export class DurableFiles extends NodeFS {
  override async init(...args: Parameters<NodeFS["init"]>): EmscriptenInit {
    const { emscriptenOpts } = await super.init(...args);
    const preRun = [...(emscriptenOpts.preRun ?? [])];
    preRun.unshift((module) => {
      const operations = ["FS", "filesystems", "NODEFS", "stream_ops"].reduce(partOf, module);
      Reflect.set(operations, "fsync", ({ nfd }: Stream) => {
        if (typeof nfd === "number") fdatasyncSync(nfd);
        return 0;
      });
    });
    return { emscriptenOpts: { ...emscriptenOpts, preRun } };
  }
}

/** PGlite's start parameters with syncing enabled: `-F` disables it, and only `fsync` reaches the files above. */
export const durableParameters = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== "-F"),
  "-c",
  "wal_sync_method=fsync",
];

/** Flushes every file below a folder to disk. */
export function syncFolder(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile()) continue;
    const file = openSync(join(entry.parentPath, entry.name), "r");
    try {
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
  }
}
