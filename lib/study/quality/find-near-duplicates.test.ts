import { expect, test } from "vitest";
import { nearDuplicatesOf } from "@/lib/study/quality/find-near-duplicates";

/** Answers of people by item; 0 is none. */
function givenBy(people: readonly (readonly number[])[]) {
  const rows = people.flatMap((answers, n) =>
    answers.flatMap((answer, item) => (answer === 0 ? [] : [{ n, item, answer }])),
  );
  return {
    n: Int32Array.from(rows, (row) => row.n),
    item: Int32Array.from(rows, (row) => row.item),
    answer: Int32Array.from(rows, (row) => row.answer),
  };
}

const long = (change: (item: number) => number | null = () => null, items = 60) =>
  Array.from({ length: items }, (_, item) => change(item) ?? 1 + ((item * 7) % 5));

test("a person whose answers differ from an earlier person’s in 3 of 60 is a near duplicate at 95%", () => {
  const people = [long(), long((item) => (item < 3 ? 9 : null))];
  expect(nearDuplicatesOf(givenBy(people), 0.95)).toEqual([1]);
});

test("a person whose answers differ in 4 of 60 is none at 95%", () => {
  const people = [long(), long((item) => (item < 4 ? 9 : null))];
  expect(nearDuplicatesOf(givenBy(people), 0.95)).toEqual([]);
});

test("only answers that both people gave are compared", () => {
  const people = [long((item) => (item < 15 ? 0 : null)), long((item) => (item >= 58 ? 0 : null))];
  expect(nearDuplicatesOf(givenBy(people), 0.95)).toEqual([1]);
});

test("fewer than 40 answers that both gave are no evidence", () => {
  const people = [long((item) => (item < 15 ? 0 : null)), long((item) => (item >= 50 ? 0 : null))];
  expect(nearDuplicatesOf(givenBy(people), 0.95)).toEqual([]);
});

test("of three alike, the first is kept and the two later ones are found", () => {
  expect(nearDuplicatesOf(givenBy([long(), long(), long()]), 0.95)).toEqual([1, 2]);
});
