import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { toLogo } from "@/lib/sharing/looks/logo";

const png = async (width: number, height: number, background = "#115536") =>
  sharp({ create: { width, height, channels: 4, background } })
    .png()
    .toBuffer();
const svg = (size: string, fill = "#115536") =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${size}"><rect width="100%" height="100%" fill="${fill}"/></svg>`,
  );
const words = async (bytes: Uint8Array): Promise<string> => {
  const logo = await toLogo(bytes);
  return "words" in logo ? logo.words : "taken";
};

describe("a logo that is taken", () => {
  it.each([
    ["a small PNG as it is", png(200, 50), [200, 50]],
    ["a wide PNG made smaller", png(3_000, 500), [1_200, 200]],
    ["a tall PNG made smaller", png(800, 800), [400, 400]],
    ["a wide SVG in the largest size", svg("0 0 60 10"), [1_200, 200]],
    ["a square SVG in the largest size", svg("0 0 10 10"), [400, 400]],
  ])("%s", async (_, bytes, size) => {
    const logo = await toLogo(await bytes);
    if ("words" in logo) throw new Error(logo.words);
    expect([logo.width, logo.height]).toEqual(size);
    const { format, width, height } = await sharp(Buffer.from(logo.png, "base64")).metadata();
    expect([format, width, height]).toEqual(["png", ...size]);
  });

  it("nothing of the file remains but its pixels", async () => {
    const noted = await sharp(await png(100, 50))
      .withExif({ IFD0: { Make: "Secret camera" } })
      .png()
      .toBuffer();
    const logo = await toLogo(Buffer.concat([noted, Buffer.from("<script>attack()</script>")]));
    if ("words" in logo) throw new Error(logo.words);
    const stored = Buffer.from(logo.png, "base64").toString("latin1");
    expect(stored).not.toMatch(/Secret camera|attack/);
  });
});

describe("a logo that is refused", () => {
  it.each([
    [
      "a JPEG",
      sharp({ create: { width: 100, height: 50, channels: 3, background: "#115536" } })
        .jpeg()
        .toBuffer(),
      "PNG or SVG",
    ],
    ["a page", Buffer.from("<!doctype html><p>Logo</p>"), "PNG or SVG"],
    ["the beginning of a PNG", png(100, 50).then((whole) => whole.subarray(0, 60)), "may be damaged"],
    ["one of too many bytes", Buffer.alloc(513 * 1024), "the limit is 512 kB"],
    ["one of too many pixels", png(5_000, 4_000), "20.0 million pixels"],
    ["one that is too small", png(31, 200), "at least 32 × 32"],
    ["a white one", png(100, 50, "#ffffff"), "can’t be seen on white paper"],
    ["one that is all transparent", png(100, 50, "#00000000"), "can’t be seen on white paper"],
    [
      "an SVG with a script",
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'),
      "contains a script",
    ],
  ])("%s", async (_, bytes, message) => expect(await words(await bytes)).toContain(message));
});
