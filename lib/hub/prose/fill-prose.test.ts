import { expect, test } from "vitest";
import { SECOND_ASKED, SECOND_STUDY } from "@/lib/analyses/consumers/questionnaire/second-asked.fixture";
import { ASKED } from "@/lib/analyses/consumers/questionnaire/asked.fixture";
import { STUDY_OF_TODAY } from "@/lib/catalogue/shown-study/study-of-today";
import { toShownStudy } from "@/lib/catalogue/shown-study/to-shown-study";
import { fillProse, linkKnownMarkets } from "@/lib/hub/prose/fill-prose";
import { STUDY_TOKENS, unknownTokens } from "@/lib/hub/prose/prose-names";
import { toProseWords } from "@/lib/hub/prose/prose-words";

const SECOND = toShownStudy(SECOND_STUDY, 2025);
const today = <Content>(content: Content) => fillProse(content, STUDY_OF_TODAY, toProseWords(ASKED));
const second = <Content>(content: Content) => fillProse(content, SECOND, toProseWords(SECOND_ASKED));

test("a text names the markets of the study, with their pages where it is HTML", () => {
  const text = { title: "{{markets.Count}} markets", html: "<p>{{markets.Are}} ranked: {{markets.links}}.</p>" };
  expect(second(text)).toEqual({
    title: "Two markets",
    html: '<p>Two markets are ranked: <a href="/rankings/iceland">Iceland</a> and <a href="/rankings/estonia">Estonia</a>.</p>',
  });
  expect(today(text).html).toContain('<a href="/rankings/netherlands">the Netherlands</a>.');
});

test("a part is left out where the study does not have what it is about", () => {
  const html =
    "<p>Asked.</p>\n<p>{{#behaviours}}</p>\n<p>{{groups.Count}} groups: {{groups}}.</p>\n<p>{{/behaviours}}</p>\n<p>{{#region}}Regions.{{/region}}</p><p>End{{^raked}}, as given{{/raked}}.</p>";
  expect(today({ html }).html).toBe(
    "<p>Asked.</p>\n<p>Four groups: Ego, Moderate, Smart and Dedicated.</p>\n<p>Regions.</p><p>End.</p>",
  );
  expect(second({ html }).html).toBe("<p>Asked.</p>\n<p>End, as given.</p>");
});

test("an article links to rankings of the study’s own markets; the names of others stay as text", () => {
  const html =
    '<td><a href="/rankings/sweden">Sweden</a>, <a href="/rankings/estonia/food">Estonia</a>, <a href="/rankings/full">all</a></td>';
  expect(linkKnownMarkets([{ html, title: "Sweden" }], SECOND)).toEqual([
    { html: html.replace('<a href="/rankings/sweden">Sweden</a>', "Sweden"), title: "Sweden" },
  ]);
  expect(linkKnownMarkets({ html: '<a href="/rankings/sweden">Sweden</a>' }, STUDY_OF_TODAY).html).toContain("<a ");
});

test("a part inside another is left out by itself", () => {
  const html = "<p>{{#priorities}}Choices{{^list}} of four{{/list}}{{#list}} from a list{{/list}}.{{/priorities}}</p>";
  expect(today({ html }).html).toBe("<p>Choices of four.</p>");
  expect(second({ html }).html).toBe("<p>Choices from a list.</p>");
});

test("a market whose name has a sign of HTML is written as text", () => {
  const study = { ...SECOND, markets: SECOND.markets.map((market) => ({ ...market, name: "Öland & <Gotland>" })) };
  expect(fillProse({ html: "<p>{{market}}</p>", title: "{{market}}" }, study)).toEqual({
    html: "<p>Öland &#x26; &#x3C;Gotland></p>",
    title: "Öland & <Gotland>",
  });
});

test("counts are written in words up to twelve, whatever is counted", () => {
  expect(today("{{concerns.Count}} concerns, {{terms.count}} terms, {{factors.count}} factors")).toBe(
    "Ten concerns, six terms, seven factors",
  );
});

test("a token or part that stands for nothing is named, so that the content build refuses it", () => {
  expect(unknownTokens("{{base}} {{bases}} {{#sayDo}} {{/sayDo}} {{^asked}} {{ base }}")).toEqual([
    "bases",
    "^asked",
    " base ",
  ]);
});

test("a text that browsers fill has no words of the questionnaire, which they do not know", () => {
  expect(unknownTokens("{{groups}} {{statements.count}}", STUDY_TOKENS)).toEqual(["statements.count"]);
  expect(unknownTokens("{{groups}} {{statements.count}}")).toEqual([]);
});
