import fc from "fast-check";
import { expect, test } from "vitest";
import { parseOembed, toOembed, toOembedAddress } from "@/lib/sharing/embeds/oembed";

const ORIGIN = "https://granskog.example";
const ID = "AbC-_efGhiJklMnoPqrStu";
const ask = (url: string, more = {}) => parseOembed(new URLSearchParams({ url, ...more }), ORIGIN);

test("an embed's address is answered with its frame, no larger than asked for", () => {
  const question = ask(`${ORIGIN}/embed/${ID}?theme=dark`, { maxwidth: "500", maxheight: "400" });
  const answer = question && toOembed(question, { title: 'One & "two"', hasPicture: true }, ORIGIN);
  expect(answer).toMatchObject({ version: "1.0", type: "rich", width: 500, height: 400, title: 'One & "two"' });
  expect(answer).toHaveProperty("html", expect.stringContaining(`src="${ORIGIN}/embed/${ID}?theme=dark"`));
  expect(answer).toHaveProperty("html", expect.stringContaining("height: 400px"));
  expect(answer).toHaveProperty("html", expect.stringContaining("One &amp; &quot;two&quot;"));
});

test("a shared link is answered with a card, and without a frame", () => {
  const question = ask(`${ORIGIN}/share/${ID}`);
  const answer = question && toOembed(question, { title: "A chart", hasPicture: true }, ORIGIN);
  expect(answer).toMatchObject({
    type: "link",
    thumbnail_url: `${ORIGIN}/share/${ID}/card.png`,
    thumbnail_width: 1200,
    thumbnail_height: 630,
  });
  expect(answer).not.toHaveProperty("html");
});

test("no picture and no size of one is named for a chart that has none", () => {
  for (const folder of ["share", "embed"]) {
    const question = ask(`${ORIGIN}/${folder}/${ID}`);
    const answer = question && toOembed(question, { title: "Risk alerts", hasPicture: false }, ORIGIN);
    expect(
      Object.keys(answer ?? {}).filter((name) => name.startsWith("thumbnail")),
      folder,
    ).toEqual([]);
  }
});

test("no other address is answered", () => {
  for (const url of [
    `https://evil.example/embed/${ID}`,
    `${ORIGIN}/embed/${ID}/more`,
    `${ORIGIN}/embed/short`,
    `${ORIGIN}/account`,
    `${ORIGIN}.evil.example/embed/${ID}`,
    "",
  ])
    expect(ask(url), url).toBeNull();
  fc.assert(fc.property(fc.string(), (url) => ask(url) === null));
});

test("the address for asking contains the one that is asked about", () => {
  const address = new URL(toOembedAddress(`/embed/${ID}`, ORIGIN));
  expect(parseOembed(address.searchParams, ORIGIN)?.shareable).toEqual({ kind: "embed", id: ID, theme: "light" });
});
