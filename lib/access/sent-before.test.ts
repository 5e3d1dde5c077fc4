import { expect, it } from "vitest";
import { wasSentBefore } from "@/lib/access/sent-before";

it("is so for the same cookies at the same address within seconds", async () => {
  expect(await wasSentBefore("/a", "session=1", 1_000)).toBe(false);
  expect(await wasSentBefore("/a", "session=1", 5_999)).toBe(true);
  expect(await wasSentBefore("/b", "session=1", 2_000)).toBe(false);
  expect(await wasSentBefore("/a", "session=2", 2_000)).toBe(false);
  expect(await wasSentBefore("/a", "session=1", 6_000)).toBe(false);
});

it("is remembered of a thousand at most", async () => {
  await wasSentBefore("/first", "", 0);
  for (let n = 0; n < 1_000; n += 1) await wasSentBefore(`/${n}`, "", 0);
  expect(await wasSentBefore("/first", "", 1)).toBe(false);
  expect(await wasSentBefore("/999", "", 1)).toBe(true);
});
