import { expect, test } from "vitest";
import { readNames } from "@/lib/discovery/portal/pasted-names";

const BRANDS = [
  { slug: "aker", name: "Åkerfrid" },
  { slug: "mad", name: "Bakkested Mad" },
];

test("a pasted list is read by lines and commas, ignoring case and accents", () => {
  expect(readNames("åkerfrid\r\nBAKKESTED MAD; akerfrid, ", BRANDS)).toEqual({
    found: [BRANDS[0], BRANDS[1]],
    unknown: [],
  });
});

test("a pasted name of no brand is reported and never guessed", () => {
  expect(readNames("Bakkested, Nowhere, Åkerfrid", BRANDS)).toEqual({
    found: [BRANDS[0]],
    unknown: ["Bakkested", "Nowhere"],
  });
});
