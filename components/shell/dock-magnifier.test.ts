import { expect, test } from "vitest";
import { dockSize } from "@/components/shell/dock-magnifier";

test("a dock icon is 80 px under the pointer and 40 px from 150 px away", () => {
  expect(dockSize(0)).toBe(80);
  expect(dockSize(75)).toBe(60);
  expect(dockSize(-75)).toBe(60);
  expect(dockSize(150)).toBe(40);
  expect(dockSize(-400)).toBe(40);
});
