import { expect, it } from "vitest";
import { TooManyRequests } from "@/lib/platform/requests/too-many-requests";

it("too many requests get the time to retry, and a digest for the error page", () => {
  const refused = new TooManyRequests(17);
  expect(refused).toMatchObject({
    name: "TooManyRequests",
    digest: "too-many-requests",
    retryAfter: 17,
    message: "Too many requests; retry in 17 s.",
  });
});
