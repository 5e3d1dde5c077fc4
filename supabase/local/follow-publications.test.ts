import { beforeEach, expect, test, vi } from "vitest";
import { makeFollower } from "@/supabase/local/follow-publications";

vi.spyOn(process.stdout, "write").mockImplementation(() => true);

let published = 3;
let isAway = false;
const refresh = vi.fn(async () => undefined);
const current = async () => {
  if (isAway) throw new Error("away");
  return published;
};
const site = {
  siteUrl: "http://127.0.0.1:3000",
  environment: () => ({ INTERNAL_TOKEN: "token" }),
  isStopping: () => false,
};
let look: () => Promise<void>;

beforeEach(() => {
  published = 3;
  isAway = false;
  refresh.mockReset();
  look = makeFollower(site, 3, { current, refresh });
});

test("pages are rendered again once after a publication or rollback without a notice", async () => {
  await look();
  expect(refresh).not.toHaveBeenCalled();
  published = 4;
  await look();
  await look();
  expect(refresh).toHaveBeenCalledExactlyOnceWith("http://127.0.0.1:3000", "token");
});

test("an unavailable database changes nothing, and its publications are found afterwards", async () => {
  isAway = true;
  await look();
  published = 4;
  isAway = false;
  await look();
  expect(refresh).toHaveBeenCalledTimes(1);
});

test("a site that could not refresh its pages is asked again", async () => {
  published = 4;
  refresh.mockRejectedValueOnce(new Error("the site returned 503"));
  await look();
  await look();
  await look();
  expect(refresh).toHaveBeenCalledTimes(2);
});

test("a site that stops is left alone", async () => {
  published = 4;
  await makeFollower({ ...site, isStopping: () => true }, 3, { current, refresh })();
  expect(refresh).not.toHaveBeenCalled();
});
