import { expect, test, vi } from "vitest";
import { tellFronts } from "./front-purge";
import { logFailure } from "./log-failure";

vi.mock("./log-failure");

const FRONTS = { addresses: ["http://one:8080/", "http://two:8080/"], token: "secret" };
const settled = () => new Promise((resolve) => setTimeout(resolve, 20));

test("every proxy gets the tags to purge, and again after responses in flight", async () => {
  const send = vi.fn<typeof fetch>(async () => new Response(null, { status: 200 }));
  const waits: number[] = [];
  await tellFronts(["publication", "posts"], FRONTS, send, async (ms) => void waits.push(ms));
  await settled();
  expect(waits).toEqual([5_000]);
  expect(send.mock.calls.map(([address]) => address)).toEqual([...FRONTS.addresses, ...FRONTS.addresses]);
  expect(send.mock.calls[0]?.[1]).toMatchObject({
    method: "PURGE",
    headers: { "X-Purge-Tags": "publication posts", Authorization: "Bearer secret" },
  });
});

test("a purge that fails is retried and delays no one", async () => {
  let tries = 0;
  const send: typeof fetch = async (address) => {
    if (address === FRONTS.addresses[1]) return new Response(null, { status: 200 });
    tries += 1;
    if (tries === 1) throw new TypeError("fetch failed");
    return new Response(null, { status: tries === 2 ? 403 : 200 });
  };
  const waits: number[] = [];
  await tellFronts(["posts"], FRONTS, send, async (ms) => void waits.push(ms));
  await settled();
  expect(waits.filter((ms) => ms !== 5_000)).toEqual([500, 2_000]);
  expect(logFailure).toHaveBeenCalledWith(expect.stringContaining("returned 403"));
});

test("nothing is purged without proxies or tags", async () => {
  const send = vi.fn<typeof fetch>();
  await tellFronts(["posts"], { addresses: [], token: "" }, send);
  await tellFronts([], FRONTS, send);
  expect(send).not.toHaveBeenCalled();
});
