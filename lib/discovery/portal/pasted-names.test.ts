import { expect, test } from "vitest";
import { readNames } from "@/lib/discovery/portal/pasted-names";

const BRANDS = [
  { slug: "aker", name: "Åkerfrid" },
  { slug: "mad", name: "Bakkested Mad" },
];

test("a pasted list is read line by line and between commas, without regard to case and accents", () => {
  expect(readNames("åkerfrid\r\nBAKKESTED MAD; akerfrid, ", BRANDS)).toEqual({
    found: [BRANDS[0], BRANDS[1]],
    unknown: [],
  });
});

test("a name that is no brand's is reported, never guessed", () => {
  expect(readNames("Bakkested, Nowhere, Åkerfrid", BRANDS)).toEqual({
    found: [BRANDS[0]],
    unknown: ["Bakkested", "Nowhere"],
  });
});
