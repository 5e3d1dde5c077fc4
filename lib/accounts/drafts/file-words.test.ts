import { expect, it } from "vitest";
import { describeBytes, describeTimeLeft } from "@/lib/accounts/drafts/file-words";

it.each([
  [0, "0 bytes"],
  [999, "999 bytes"],
  [1000, "1 kB"],
  [57_430_000, "57.4 MB"],
  [999_950_000, "1,000 MB"],
  [2_000_000_000, "2 GB"],
  [20_000_000_000_000, "20 TB"],
])("%i bytes are %s", (bytes, words) => {
  expect(describeBytes(bytes)).toBe(words);
});

it.each([
  [3, "less than a minute left"],
  [61, "about a minute left"],
  [200, "about 3 minutes left"],
  [3700, "about an hour left"],
  [9000, "about 3 hours left"],
])("%i seconds are %s", (seconds, words) => {
  expect(describeTimeLeft(seconds)).toBe(words);
});
