import type { ProseNode } from "@/lib/hub/posts/prose";

/** A picture for posts: `/media/covers/<id>/<width>x<height>.<kind>`. */
const PICTURE = /^\/media\/covers\/[0-9a-f-]{36}\/(\d{1,5})x(\d{1,5})\.(?:avif|webp|jpg)$/;
/**
 * A path on the site, or an anchor on the page. Neither `//host` nor `/\host`, which browsers treat as another site.
 */
const OWN = /^(?:\/(?![/\\])|#)[\x21-\x7E]*$/;
const MAIL = /^mailto:[^\s@<>"'\\]+@[^\s@<>"'\\]+$/i;

/** The target of a link in a post, or null if it is not allowed. */
function safeHref(href: unknown): { href: string; isElsewhere: boolean } | null {
  if (typeof href !== "string") return null;
  if (OWN.test(href)) return { href, isElsewhere: false };
  if (MAIL.test(href)) return { href, isElsewhere: false };
  if (!/^https?:\/\//i.test(href)) return null;
  const url = URL.parse(href);
  // User names and passwords in an address only serve to imitate another site.
  if (!url || url.username !== "" || url.password !== "") return null;
  return { href: url.href, isElsewhere: true };
}

/** Keeps links to allowed targets and pictures of our own; of the others only the text stays. */
export function safeAddresses(node: ProseNode): void {
  node.children = node.children?.map((child) => {
    safeAddresses(child);
    if (child.tagName === "a") return safeLink(child);
    return child.tagName === "img" ? safePicture(child) : child;
  });
}

function safeLink(link: ProseNode): ProseNode {
  const { href, ...properties } = link.properties ?? {};
  if ("dataFootnoteRef" in properties || "dataFootnoteBackref" in properties) return link;
  const safe = safeHref(href);
  if (!safe) return { type: "element", tagName: "span", properties: {}, children: link.children };
  const title = typeof properties.title === "string" ? { title: properties.title } : {};
  const rel = safe.isElsewhere ? { rel: ["nofollow", "noopener"] } : {};
  return { ...link, properties: { href: safe.href, ...title, ...rel } };
}

function safePicture({ properties }: ProseNode): ProseNode {
  const { src, alt } = properties ?? {};
  const words = typeof alt === "string" ? alt : "";
  const found = typeof src === "string" ? PICTURE.exec(src) : null;
  if (!found) return { type: "text", value: words };
  const [, width, height] = found;
  return {
    type: "element",
    tagName: "img",
    properties: { src, alt: words, width, height, loading: "lazy", decoding: "async" },
    children: [],
  };
}
