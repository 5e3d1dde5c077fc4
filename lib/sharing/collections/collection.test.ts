import fc from "fast-check";
import { expect, test } from "vitest";
import { MOST_IN_FILE, moveChart, parseCollection, toCollectionAddress } from "@/lib/sharing/collections/collection";

const id = (at: number) => `00000000-0000-4000-8000-${String(at).padStart(12, "0")}`;
const read = (address: string) => parseCollection(new URL(address, "https://granskog.example").searchParams);

test("a collection comes back from its address, in its order", () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.nat(99), { minLength: 1, maxLength: MOST_IN_FILE }),
      fc.constantFrom("pptx" as const, "pdf" as const),
      (numbers, format) => {
        const collection = { title: "For the board & <press>", charts: numbers.map(id) };
        expect(read(toCollectionAddress(collection, format))).toEqual(collection);
      },
    ),
  );
});

test("invalid collections of charts are refused, and a missing name is replaced", () => {
  const many = Array.from({ length: MOST_IN_FILE + 1 }, (_, at) => id(at));
  for (const charts of [[], [id(1), id(1)], many, ["1 or 1=1"]])
    expect(read(toCollectionAddress({ title: "A", charts }, "pdf"))).toBeNull();
  expect(read(`/?chart=${id(1)}`)?.title).toBe("My charts");
});

test("a chart moves by one place, and not beyond the ends", () => {
  expect(moveChart(["a", "b", "c"], 1, -1)).toEqual(["b", "a", "c"]);
  expect(moveChart(["a", "b", "c"], 1, 1)).toEqual(["a", "c", "b"]);
  expect(moveChart(["a", "b"], 0, -1)).toEqual(["a", "b"]);
  expect(moveChart(["a", "b"], 1, 1)).toEqual(["a", "b"]);
});
