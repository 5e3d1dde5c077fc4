import { childText, elementsOf, readXml, type XmlElement } from "./xml-tree";

// What RSS 2.0 (https://www.rssboard.org/rss-specification) and Atom (RFC 4287) ask of a feed, as far as a blog needs
// them, and that ids are addresses. Written from memory of both, without either at hand; of the forms a
// date may have, the one this site writes.

const ADDRESS = /^https?:\/\/[^\s/]+\//;
const RFC_3339 = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
const RFC_822 = /^[A-Z][a-z]{2}, \d\d [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d GMT$/;
/** Of HTML inside of a feed: nothing that runs, and no address that holds on the site alone. */
const UNFIT = /<(?:script|style|iframe|object|form|input)\b|\son[a-z]+\s*=|(?:href|src)\s*=\s*"(?!https?:|mailto:)/i;

const repeated = (values: readonly (string | null)[]) =>
  values.filter((value, index) => values.indexOf(value) !== index);

function needs(element: XmlElement, where: string, names: readonly string[]): string[] {
  return names
    .filter(
      (name) =>
        !childText(element, name)?.trim() &&
        !element.children.some((child) => child.name === name && child.attributes.href),
    )
    .map((name) => `${where}: no ${name}`);
}

const bad = (holds: boolean, fault: string): string[] => (holds ? [] : [fault]);

/** What is wrong with an RSS 2.0 document; an empty list where nothing is. */
export function findRssFaults(xml: string): string[] {
  const root = readXml(xml);
  const [channel] = elementsOf(root, "channel");
  if (root.name !== "rss" || root.attributes.version !== "2.0" || !channel) return ["no RSS 2.0"];
  const items = channel.children.filter(({ name }) => name === "item");
  const self = channel.children.find(({ name, attributes }) => name === "atom:link" && attributes.rel === "self");
  return [
    ...needs(channel, "channel", ["title", "link", "description"]),
    ...bad(ADDRESS.test(self?.attributes.href ?? ""), "channel: no address of its own"),
    ...bad(RFC_822.test(childText(channel, "lastBuildDate") ?? ""), "channel: lastBuildDate is no date of RFC 822"),
    ...repeated(items.map((item) => childText(item, "guid"))).map((guid) => `guid ${guid ?? ""} twice`),
    ...items.flatMap((item, index) => {
      const where = `item ${index + 1}`;
      return [
        ...needs(item, where, ["title", "link", "guid", "description", "content:encoded"]),
        ...bad(ADDRESS.test(childText(item, "link") ?? ""), `${where}: link is no address`),
        ...bad(ADDRESS.test(childText(item, "guid") ?? ""), `${where}: guid is no address`),
        ...bad(RFC_822.test(childText(item, "pubDate") ?? ""), `${where}: pubDate is no date of RFC 822`),
        ...bad(!UNFIT.test(childText(item, "content:encoded") ?? ""), `${where}: content is not fit for a feed`),
      ];
    }),
  ];
}

/** What is wrong with an Atom document; an empty list where nothing is. */
export function findAtomFaults(xml: string): string[] {
  const root = readXml(xml);
  if (root.name !== "feed" || root.attributes.xmlns !== "http://www.w3.org/2005/Atom") return ["no Atom"];
  const entries = root.children.filter(({ name }) => name === "entry");
  const links = root.children.filter(({ name }) => name === "link");
  return [
    ...needs(root, "feed", ["id", "title", "updated"]),
    ...bad(RFC_3339.test(childText(root, "updated") ?? ""), "feed: updated is no date of RFC 3339"),
    ...bad(
      links.some(({ attributes }) => attributes.rel === "self" && ADDRESS.test(attributes.href ?? "")),
      "feed: no address of its own",
    ),
    ...bad(
      links.filter(({ attributes }) => attributes.rel === "alternate").length <= 1,
      "feed: more than one page beside it",
    ),
    ...repeated(entries.map((entry) => childText(entry, "id"))).map((id) => `id ${id ?? ""} twice`),
    ...entries.flatMap((entry, index) => {
      const where = `entry ${index + 1}`;
      const author = entry.children.find(({ name }) => name === "author");
      return [
        ...needs(entry, where, ["id", "title", "updated", "link", "content"]),
        ...bad(ADDRESS.test(childText(entry, "id") ?? ""), `${where}: id is no address`),
        ...bad(RFC_3339.test(childText(entry, "updated") ?? ""), `${where}: updated is no date of RFC 3339`),
        ...bad(RFC_3339.test(childText(entry, "published") ?? ""), `${where}: published is no date of RFC 3339`),
        ...bad(Boolean(author && childText(author, "name")), `${where}: nobody wrote it`),
        ...bad(!UNFIT.test(childText(entry, "content") ?? ""), `${where}: content is not fit for a feed`),
      ];
    }),
  ];
}
