import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { coverSet, coverSrc, kindOfFile, sizesOf } from "@/lib/hub/covers/cover";
import { encodeCover } from "@/lib/hub/covers/picture";

const ID = "11111111-1111-4111-8111-111111111111";
const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: "#2f5d4380" } });
const words = async (bytes: Buffer) => {
  const answer = await encodeCover(ID, bytes);
  return "words" in answer ? answer.words : "taken";
};

describe("an accepted image", () => {
  it.each(["jpeg", "png", "webp", "avif"] as const)(
    "an image as %s is stored in three formats of each size",
    async (format) => {
      const answer = await encodeCover(ID, await blank(900, 450).toFormat(format).toBuffer());
      if ("words" in answer) throw new Error(answer.words);
      expect(answer.cover).toEqual({
        id: ID,
        width: 900,
        height: 450,
        sizes: [
          { width: 640, height: 320 },
          { width: 900, height: 450 },
        ],
      });
      expect(answer.files.map(({ name }) => name)).toEqual(
        ["640x320", "900x450"].flatMap((size) => ["avif", "webp", "jpg"].map((kind) => `${ID}/${size}.${kind}`)),
      );
      for (const { bytes, name } of answer.files) {
        const { width, format: storedFormat } = await sharp(bytes).metadata();
        expect([
          String(width),
          storedFormat === "jpeg" ? "jpg" : storedFormat === "heif" ? "avif" : storedFormat,
        ]).toEqual([/\/(\d+)x/.exec(name)?.[1], name.split(".").at(-1)]);
      }
    },
    30_000,
  );

  it("an accepted image loses its metadata and is rotated upright", async () => {
    const noted = await blank(800, 1_600)
      .jpeg()
      .withExif({ IFD0: { Make: "Secret camera" }, IFD3: { GPSLatitude: "59/1 19/1 0/1" } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const answer = await encodeCover(ID, noted);
    if ("words" in answer) throw new Error(answer.words);
    expect(answer.cover).toMatchObject({ width: 1600, height: 800 });
    for (const { bytes } of answer.files) {
      const { exif, xmp, iptc, orientation } = await sharp(bytes).metadata();
      expect([exif, xmp, iptc, orientation ?? 1]).toEqual([undefined, undefined, undefined, 1]);
      expect(bytes.includes("Secret camera")).toBe(false);
    }
  }, 30_000);

  it("an accepted image drops data after its end", async () => {
    const jpeg = await blank(700, 350).jpeg().toBuffer();
    const answer = await encodeCover(
      ID,
      Buffer.concat([jpeg, Buffer.from("<script>attacked()</script>PK\u0003\u0004")]),
    );
    if ("words" in answer) throw new Error(answer.words);
    expect(answer.files.some(({ bytes }) => bytes.includes("attacked"))).toBe(false);
  }, 30_000);
});

describe("a refused image", () => {
  it.each([
    ["nothing", Buffer.alloc(0), "not a JPEG, PNG, WebP or AVIF"],
    [
      "a drawing with scripts",
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="attacked()"/>'),
      "not a JPEG, PNG, WebP or AVIF",
    ],
    ["a page", Buffer.from("<!doctype html><script>attacked()</script>"), "not a JPEG, PNG, WebP or AVIF"],
    ["a GIF", Buffer.from("GIF89a\u0001\u0000\u0001\u0000"), "not a JPEG, PNG, WebP or AVIF"],
    ["only the first bytes of a JPEG", Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]), "couldn’t read the image"],
    [
      "a page behind a JPEG's first bytes",
      Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from("<script>")]),
      "couldn’t read the image",
    ],
    ["too many bytes", Buffer.alloc(8 * 1024 * 1024 + 1), "the limit is 8 MB"],
  ])("an image is refused: %s", async (_, bytes, message) => expect(await words(bytes)).toContain(message));

  it("an image that is too narrow, too tall or of too many pixels is refused", async () => {
    expect(await words(await blank(639, 400).png().toBuffer())).toContain("639 pixels wide");
    expect(await words(await blank(640, 2_000).png().toBuffer())).toContain("three times as tall");
    expect(await words(await blank(9_000, 5_000).png().toBuffer())).toContain("45 million pixels");
  }, 30_000);

  it("a truncated image is refused", async () => {
    const jpeg = await sharp({
      create: {
        width: 1_200,
        height: 600,
        channels: 3,
        background: "#fff",
        noise: { type: "gaussian", mean: 128, sigma: 40 },
      },
    })
      .jpeg()
      .toBuffer();
    expect(await words(jpeg.subarray(0, jpeg.length / 3))).toContain("incomplete or damaged");
  }, 30_000);
});

describe("files of an image", () => {
  const cover = {
    id: ID,
    ...{ width: 1280, height: 720 },
    sizes: [
      { width: 640, height: 360 },
      { width: 1280, height: 720 },
    ],
  };

  it("an image's files are named by its sizes", () => {
    expect(coverSrc(cover)).toBe(`/media/covers/${ID}/1280x720.jpg`);
    expect(coverSet(cover, "avif")).toBe(
      `/media/covers/${ID}/640x360.avif 640w, /media/covers/${ID}/1280x720.avif 1280w`,
    );
    expect(sizesOf({ width: 4_000, height: 2_000 }).map(({ width }) => width)).toEqual([640, 1280, 1920]);
    expect(sizesOf({ width: 640, height: 1 })).toEqual([{ width: 640, height: 1 }]);
  });

  it.each([
    "",
    "x.jpg",
    `${ID}/640x360.svg`,
    `${ID}/../../secrets.json`,
    `../${ID}/1x1.jpg`,
    `${ID}/640x360.jpg/`,
    `${ID}/0x1.jpg`,
    `${ID}/1x1.jpg\n`,
    `${ID.toUpperCase()}/1x1.jpg.`,
    `${ID}%2f1x1.jpg`,
  ])("an image has no file called %j", (name) => {
    expect(kindOfFile(name)).toBeNull();
  });
});
