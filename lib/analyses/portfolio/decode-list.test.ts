import { expect, test } from "vitest";
import { decodeList } from "@/lib/analyses/portfolio/decode-list";

test("a portfolio file is read as spreadsheets write it", () => {
  const name = "Åkerfrid\nKvarnö";
  expect(decodeList(new TextEncoder().encode(name))).toBe(name);
  expect(decodeList(Buffer.from(name, "latin1"))).toBe(name);
  expect(decodeList(Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(name, "utf16le")]))).toBe(name);
});
