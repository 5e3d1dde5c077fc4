import { unzipSync } from "fflate";
import fc from "fast-check";
import { expect, it } from "vitest";
import { packZip } from "@/lib/charts/documents/pack-zip";

it("a ZIP archive has its files, byte by byte, in their order", () => {
  const names = fc.uniqueArray(fc.stringMatching(/^[a-zåäö][a-z0-9/._-]{0,20}$/), { maxLength: 6 });
  fc.assert(
    fc.property(names, fc.uint8Array({ maxLength: 2_000 }), (paths, body) => {
      const files = Object.fromEntries(paths.map((path, at) => [path, body.slice(at)]));
      const read = unzipSync(packZip(files));
      expect(Object.keys(read)).toEqual(Object.keys(files));
      for (const path of paths) expect(read[path]).toEqual(files[path]);
    }),
  );
});

it("the same files make the same archive at any time", () => {
  const files = { "a.txt": new TextEncoder().encode("Granskog ".repeat(400)) };
  const made = packZip(files);
  expect(packZip(files)).toEqual(made);
  expect(made.length).toBeLessThan(400);
});
