import { describe, expect, it } from "vitest";
import { hashForProposals } from "@/lib/study/drafts/draft-hash";
import { isTripleSData, partnersOf, tablesOf } from "@/lib/study/drafts/file-kind";

describe("a Triple-S description and its data", () => {
  it.each(["wave.asc", "wave.dat", "wave.csv", "Wave.txt"])("%s is the data of wave.xml", (name) => {
    expect(isTripleSData(name, ["wave.xml"])).toBe(true);
    expect(partnersOf("wave.xml", [name])).toEqual([name]);
  });

  it("a table of another name is no data, and neither is one without a description", () => {
    expect(isTripleSData("brands.csv", ["wave.xml"])).toBe(false);
    expect(isTripleSData("wave.csv", ["wave.sav", "study.json"])).toBe(false);
    const files = [
      { name: "wave.xml", kind: "triple-s" },
      { name: "wave.csv", kind: "csv" },
      { name: "brands.csv", kind: "csv" },
    ] as const;
    expect(tablesOf(files).map(({ name }) => name)).toEqual(["wave.xml", "brands.csv"]);
  });

  it("one half is read again once the other has arrived, and no other file is", () => {
    const key = (name: string, ...others: string[]) => hashForProposals({}, partnersOf(name, others));
    expect(key("wave.xml", "study.json", "wave.asc")).not.toBe(key("wave.xml", "study.json"));
    expect(key("wave.csv", "wave.xml")).not.toBe(key("wave.csv"));
    expect(key("wave.sav", "wave.xml", "wave.asc")).toBe(key("wave.sav"));
  });
});
