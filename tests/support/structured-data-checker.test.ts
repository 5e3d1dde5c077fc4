import { expect, test } from "vitest";
import { findDataFaults } from "./structured-data-checker";

const CONTEXT = "https://schema.org";
const faultsOf = (...things: object[]) => findDataFaults([{ "@context": CONTEXT, "@graph": things }]);
const article = {
  "@type": "BlogPosting",
  headline: "A",
  author: { "@type": "Person", name: "B" },
  datePublished: "2026-11-01",
  dateModified: "2026-11-20T10:00:00Z",
};

test("valid structured data have no fault", () => {
  expect(faultsOf(article)).toEqual([]);
  expect(
    faultsOf({
      "@type": "WebSite",
      name: "A",
      url: "https://a.example/",
      potentialAction: {
        "@type": "SearchAction",
        target: { "@type": "EntryPoint", urlTemplate: "https://a.example/?q={q}" },
        "query-input": "required name=q",
      },
    }),
  ).toEqual([]);
});

test.each([
  ["an unknown type", { "@type": "BlogPst", headline: "A" }, /no type BlogPst/],
  ["a property of another type", { ...article, lowPrice: 3 }, /no such property/],
  ["a property that is misspelt", { ...article, headlin: "A" }, /headlin: BlogPosting has no such property/],
  ["an action's input on no action", { "@type": "WebPage", "query-input": "required name=q" }, /no such property/],
  ["an invalid day", { ...article, datePublished: "1 November 2026" }, /none of Date, DateTime/],
  ["a day of no calendar", { ...article, datePublished: "2026-13-45" }, /none of Date/],
  ["an address that is relative", { "@type": "WebPage", url: "/help" }, /none of URL/],
  ["a number where a thing is expected", { ...article, author: 3 }, /3 is none of/],
  ["a text where a thing is expected", { ...article, publisher: "Somebody" }, /"Somebody" is none of/],
  [
    "a thing of the wrong type",
    {
      ...article,
      author: { "@type": "Product", name: "A", offers: { "@type": "Offer", price: 1, priceCurrency: "EUR" } },
    },
    /Product is none of/,
  ],
  ["a fault inside of a thing inside", { ...article, author: { "@type": "Person", nam: "B" } }, /author\.nam/],
  [
    "a member of no enumeration",
    { "@type": "ItemList", itemListElement: "a", itemListOrder: { "@type": "Nonsense" } },
    /Nonsense/,
  ],
  ["a thing without a type", { ...article, author: { name: "B" } }, /no type/],
  [
    "a thing that is spoken of and not there",
    { ...article, publisher: { "@id": "https://a.example/#nobody" } },
    /nothing is called/,
  ],
  ["an empty text", { ...article, headline: " " }, /is none of Text/],
  ["nothing", { ...article, keywords: null }, /nothing/],
  [
    "no author, which Google asks for",
    { "@type": "Article", headline: "A", datePublished: "2026-11-01", dateModified: "2026-11-01" },
    /Google asks for author/,
  ],
  ["a product without an offer", { "@type": "Product", name: "A" }, /one of offers, review, aggregateRating/],
  [
    "offers together without the lowest price",
    { "@type": "Product", name: "A", offers: { "@type": "AggregateOffer", priceCurrency: "EUR" } },
    /lowPrice/,
  ],
  [
    "a dataset that says too little",
    {
      "@type": "Dataset",
      name: "A",
      description: "Short.",
      license: "https://a.example/",
      creator: { "@type": "Person", name: "B" },
    },
    /50 to 5000/,
  ],
  [
    "a narrower type without what the wider one needs",
    { "@type": "WebApplication", name: "A" },
    /Google asks for offers/,
  ],
  [
    "a question without its answer",
    { "@type": "FAQPage", mainEntity: [{ "@type": "Question", name: "A?" }] },
    /acceptedAnswer/,
  ],
  [
    "a trail whose steps are not numbered in order",
    {
      "@type": "BreadcrumbList",
      itemListElement: [2, 1].map((position) => ({
        "@type": "ListItem",
        position,
        name: "A",
        item: "https://a.example/",
      })),
    },
    /step 1 has not its number/,
  ],
  [
    "a trail of one step",
    {
      "@type": "BreadcrumbList",
      itemListElement: [{ "@type": "ListItem", position: 1, name: "A", item: "https://a.example/" }],
    },
    /fewer than two/,
  ],
])("the checker of structured data finds a fault in %s", (_, thing, fault) => {
  expect(faultsOf(thing).join("\n")).toMatch(fault);
});

test("structured data of another context, or with a name used twice, have a fault", () => {
  expect(findDataFaults([{ "@context": "http://example.org", "@type": "Thing" }])).toEqual([
    "script 1: not of https://schema.org",
  ]);
  const named = { "@type": "Brand", "@id": "https://a.example/#b", name: "B" };
  expect(faultsOf(named, named)).toContain("two things are called https://a.example/#b");
});
