import { describe, expect, it } from "vitest";
import fc from "fast-check";
import { toSafeSvg } from "@/lib/sharing/looks/svg-logo";

const XMLNS = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"';
const svg = (inner: string, more = "") => `<svg ${XMLNS} viewBox="0 0 40 20"${more}>${inner}</svg>`;
const written = (text: string): string => {
  const safe = toSafeSvg(text);
  if ("words" in safe) throw new Error(safe.words);
  return safe.svg;
};
const refusal = (text: string): string | null => {
  const safe = toSafeSvg(text);
  return "words" in safe ? safe.words : null;
};

describe("an SVG that is taken", () => {
  it("keeps shapes, colours, gradients and styles", () => {
    const drawn = written(
      svg(
        '<defs><linearGradient id="a"><stop offset="0" stop-color="#fff"/></linearGradient></defs><style>.b{fill:url(#a)}</style><g transform="scale(2)"><path class="b" d="M0 0h4v4z" fill="url(#a)" style="stroke:#123456"/></g>',
      ),
    );
    for (const kept of [
      'stop-color="#fff"',
      ".b{fill:url(#a)}",
      'transform="scale(2)"',
      'd="M0 0h4v4z"',
      'style="stroke:#123456"',
    ])
      expect(drawn).toContain(kept);
  });

  it("loses handlers, comments, editors' notes and metadata", () => {
    const drawn = written(
      svg(
        '<!-- secret --><metadata><x>secret</x></metadata><ed:view xmlns:ed="urn:editor" secret="1"/><path d="M0 0h1v1z" onclick="secret()" ed:note="secret" xmlns:ed="urn:editor"/>',
        ' onload="secret()"',
      ),
    );
    expect(drawn).not.toContain("secret");
    expect(drawn).toContain("M0 0h1v1z");
  });

  it("is drawn once for each reference to one of its shapes", () => {
    expect(written(svg('<path id="a" d="M0 0h1v1z"/><use xlink:href="#a" x="4"/>'))).toContain('<use href="#a" x="4">');
  });
});

describe("an SVG that is refused", () => {
  it.each([
    ["a script", "<script>attack()</script>", "contains a script"],
    [
      "a script under another prefix",
      '<s:script xmlns:s="http://www.w3.org/2000/svg">attack()</s:script>',
      "contains a script",
    ],
    ["a page", "<foreignObject><p>x</p></foreignObject>", "contains a web page"],
    ["a picture", '<image href="data:image/png;base64,AAAA"/>', "contains a picture"],
    ["text", "<text>Nordbolaget</text>", "contains text"],
    ["a reference to another file", '<use href="other.svg#a"/>', "outside itself"],
    ["a reference hidden in an entity", '<use href="&#102;ile:///etc/passwd#a"/>', "outside itself"],
    ["a fill from elsewhere", '<path d="M0 0" fill="url(https://elsewhere.test/a#b)"/>', "outside itself"],
    ["a style that loads", "<style>@import 'https://elsewhere.test/a.css';</style>", "outside itself"],
    ["a style with an escape", "<style>.a{fill:u\\72l(https://elsewhere.test)}</style>", "outside itself"],
    ["a link that runs", '<path d="M0 0" href="javascript:attack()"/>', "outside itself"],
    [
      "groups that repeat each other",
      '<g id="a"><path id="p" d="M0 0"/><use href="#p"/></g><use href="#a"/>',
      "repeats a group",
    ],
    ["thousands of parts", "<g/>".repeat(3_000), "more than 3,000 parts"],
    ["an open tag", "<g>", "couldn’t read"],
  ])("%s is refused", (_, inner, words) => expect(refusal(svg(inner))).toContain(words));

  it("a document type that defines entities is refused", () => {
    expect(refusal(`<!DOCTYPE svg [<!ENTITY a "aaaa">]>${svg("")}`)).toContain("outside itself");
  });

  it("a page that only mentions an SVG is refused", () => {
    expect(refusal("<html><svg/></html>")).toContain("couldn’t read");
  });
});

it("whatever is sent, nothing that runs or loads is written", () => {
  const piece = fc.constantFrom(
    "<path d='M0 0'/>",
    "<script>x</script>",
    "<image href='http://a'/>",
    " onload='x' ",
    "<use href='http://a'/>",
    "<style>a{b:url(http://a)}</style>",
    "]]>",
    "<![CDATA[<script>]]>",
    "<g>",
    "</g>",
    "&lt;script&gt;",
    "<a href='javascript:x'>",
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const safe = toSafeSvg(svg(pieces.join("")));
      if ("svg" in safe)
        expect(safe.svg).not.toMatch(/<script|<image|<foreignObject|\son\w+=|javascript:|https?:\/\/a/i);
    }),
  );
});
