import { describe, expect, it } from "vitest";
import { LARGEST_CHUNK } from "@/lib/study/drafts/uploads/chunks";
import {
  fileName,
  hasRoom,
  isForgotten,
  parseRange,
  refuseChunk,
  type UploadNote,
} from "@/lib/study/drafts/uploads/upload";

const note = (of: Partial<UploadNote> = {}): UploadNote => ({
  id: "3f0c8c4e-5d0b-4a39-9c55-0d6a1d0d9c11",
  draft: "3f0c8c4e-5d0b-4a39-9c55-0d6a1d0d9c12",
  name: "wave.sav",
  size: 1000,
  received: 400,
  first: null,
  begunAt: "2026-11-01T00:00:00.000Z",
  changedAt: "2026-11-01T00:00:00.000Z",
  ...of,
});

describe("the place of a chunk", () => {
  it.each([
    ["bytes 0-99/1000", { first: 0, size: 100, total: 1000 }],
    ["bytes 900-999/1000", { first: 900, size: 100, total: 1000 }],
    ["bytes 0-1000/1000", null],
    ["bytes 9-8/1000", null],
    ["bytes 0-99/*", null],
    ["bytes -1-99/1000", null],
    ["items 0-99/1000", null],
    [null, null],
  ])("%s is read", (header, range) => {
    expect(parseRange(header)).toEqual(range);
  });

  it("a chunk may begin where the file ends so far, or before", () => {
    expect(refuseChunk({ first: 400, size: 100, total: 1000 }, note())).toBeNull();
    expect(refuseChunk({ first: 0, size: 100, total: 1000 }, note())).toBeNull();
    expect(refuseChunk({ first: 401, size: 100, total: 1000 }, note())).toBe("gap");
  });

  it("a chunk of another file or of too many bytes is refused", () => {
    expect(refuseChunk({ first: 0, size: 100, total: 1001 }, note())).toBe("range");
    expect(refuseChunk(null, note())).toBe("range");
    const large = { first: 0, size: LARGEST_CHUNK + 1, total: 2 * LARGEST_CHUNK };
    expect(refuseChunk(large, note({ size: 2 * LARGEST_CHUNK }))).toBe("too-large");
  });
});

it.each(["../../etc/passwd", "a/b.sav", "a\\b.sav", "a\u0000.sav", "", " ", "x".repeat(201)])(
  "%j is not the name of a file",
  (name) => {
    expect(fileName.safeParse(name).success).toBe(false);
  },
);

it("a name may have letters of any language", () => {
  expect(fileName.parse(" Mätning 2026 – våg 1.sav ")).toBe("Mätning 2026 – våg 1.sav");
});

it("a file needs three times its size on the disk", () => {
  expect(hasRoom(100, 300)).toBe(true);
  expect(hasRoom(100, 299)).toBe(false);
});

it("an unfinished upload is forgotten seven days after its last chunk", () => {
  expect(isForgotten(note(), new Date("2026-11-07T23:59:00Z"))).toBe(false);
  expect(isForgotten(note(), new Date("2026-11-08T00:01:00Z"))).toBe(true);
  expect(isForgotten(note({ received: 1000 }), new Date("2027-11-08T00:01:00Z"))).toBe(false);
});
