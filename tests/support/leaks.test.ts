import { describe, expect, test } from "vitest";
import {
  findEarlierYears,
  findExactRanges,
  findGuardedFields,
  findTrueFigures,
  indexFigures,
  readPayload,
  type TrueResult,
} from "./leaks";
import { findSentinel } from "./sentinel-study";

const at = (body: string) => readPayload("/rankings/sweden", body);
const truth: TrueResult = { brand: "Ängsala", slug: "angsala", year: 2025, score: 118.7342, standardError: 1.8371 };

describe("the search for leaked figures", () => {
  test("the search for the sentinel study's figures takes no id for one", () => {
    expect(findSentinel('{"id":"0f3ab1c2-3107-4d2e-9a3b-70123c5d6e7f","of":5}')).toBeNull();
    expect(findSentinel('{"id":"0f3ab1c2-3107-4d2e-9a3b-70123c5d6e7f","low":3107}')).toBe("3107");
    expect(findSentinel("rank 3107-3110")).toBe("3107");
  });

  test("the search for leaks finds a guarded field with a value, in JSON and in a page's data", () => {
    expect(findGuardedFields(at('[{"brand":"x","score":118.7}]'))).toHaveLength(1);
    expect(findGuardedFields(at('<script>self.__next_f.push([1,"{\\"score\\":118.7}"])</script>'))).toHaveLength(1);
    expect(findGuardedFields(at('{"Ranking Position":3}'))).toHaveLength(1);
    expect(findGuardedFields(at('{"industryPosition":"4","standard_error":1.2}'))).toHaveLength(2);
    expect(findGuardedFields(at('{"score":{"status":"known","value":1}}'))).toHaveLength(1);
    expect(findGuardedFields(at('{"movement":{"status":"known","change":1}}'))).toHaveLength(1);
  });

  test("the search for leaks ignores an empty or locked field", () => {
    const locked =
      '{"score":null,"industry_position":null,"movement":{"status":"locked"},"score":{"status":"locked"},"position":1}';
    expect(findGuardedFields(at(locked))).toEqual([]);
  });

  test("the search for leaks finds rows of earlier years, not those of the latest", () => {
    expect(findEarlierYears(at('{"year":2024},{"Year":2011},{\\"year\\":2019}'), 2025)).toHaveLength(3);
    expect(findEarlierYears(at('{"year":2025}'), 2025)).toEqual([]);
  });

  test("the search for leaks finds range ends off the published grid, in data and in words", () => {
    expect(findExactRanges(at('{"low":2,"high":10}'))).toHaveLength(1);
    expect(findExactRanges(at('{"rank_low":1,"rank_high":117}'))).toHaveLength(1);
    expect(findExactRanges(at("<td><span>Rank range </span>1\u2060\u200a–\u2060\u200a7</td>"))).toHaveLength(1);
    expect(findExactRanges(at('{"low":1,"high":10},{"low":150,"high":400} <td>Rank range 3–20</td>'))).toEqual([]);
  });

  test.each([
    ["the stored score inside an attribute", '<path d="M0 118.7342" /> Ängsala'],
    ["a rounded score in the text", "<!DOCTYPE html><tr><td>Ängsala</td><td>118.7</td></tr>"],
    ["a score with a decimal comma", "<p>Ängsala: 118,7</p>"],
    ["a renamed field", '{"slug":"angsala","s":118.73}'],
    ["a field of a page's payload", '<script>push("{\\"slug\\":\\"angsala\\",\\"v\\":\\"118.7\\"}")</script>'],
    ["a figure among the children of an element", '["$","td",null,{"children":["118.7"," points"]}],"angsala"'],
    ["the stored score with more decimals", '{"slug":"angsala","s":118.73420001}'],
    ["a standard error", '{"slug":"angsala","e":1.8371}'],
  ])("the search for leaks finds %s", (_, body) => {
    expect(findTrueFigures(at(body), indexFigures([truth]))).toHaveLength(1);
  });

  test("the search for leaks does not take the seconds of a time for a score", () => {
    const short = { ...truth, score: 43.841, standardError: 43.8412 };
    const times = '{"slug":"angsala","at":"2026-11-26T02:05:43.841Z","to":"2026-11-26 02:05:43.841213+00"}';
    expect(findTrueFigures(at(times), indexFigures([short]))).toEqual([]);
    expect(findTrueFigures(at('{"slug":"angsala","at":"43.841"}'), indexFigures([short]))).toHaveLength(1);
  });

  test("the search for leaks does not take a coordinate or another brand's number for a score", () => {
    expect(findTrueFigures(at('<html><path d="M118.7 20" /> Ängsala'), indexFigures([truth]))).toEqual([]);
    expect(findTrueFigures(at('{"slug":"angsala"},{"cx":118.7,"cy":20}'), indexFigures([truth]))).toEqual([]);
    const short = { ...truth, standardError: 2.444 };
    expect(findTrueFigures(at('<html>Ängsala <path d="M2.444 1" />'), indexFigures([short]))).toEqual([]);
    expect(findTrueFigures(at("<html><td>Ängsala</td><td>2.444</td>"), indexFigures([short]))).toHaveLength(1);
    expect(findTrueFigures(at("<td>Someone else</td><td>118.7</td>"), indexFigures([truth]))).toEqual([]);
    expect(findTrueFigures(at("<p>Ängsala</p><p>2118.75</p>"), indexFigures([truth]))).toEqual([]);
  });
});
