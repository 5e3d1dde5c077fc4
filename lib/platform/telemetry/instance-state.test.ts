import { beforeEach, expect, test } from "vitest";
import { instanceState, rememberError } from "@/lib/platform/telemetry/instance-state";

beforeEach(() => instanceState().errors.splice(0));

test("a repeated error is counted under its latest request and displaces no other", () => {
  rememberError("other");
  for (let turn = 1; turn <= 50; turn += 1) {
    instanceState().requests.run({ id: `request-${turn}` }, () => rememberError("again", new Date(turn * 1_000)));
  }
  expect(instanceState().errors).toEqual([
    { at: "1970-01-01T00:00:50.000Z", times: 50, requestId: "request-50", message: "again" },
    expect.objectContaining({ times: 1, requestId: null, message: "other" }),
  ]);
});

test("twenty errors are kept, latest first", () => {
  for (let turn = 1; turn <= 25; turn += 1) rememberError(`error ${turn}`);
  expect(instanceState().errors.map(({ message }) => message)).toEqual(
    Array.from({ length: 20 }, (_, index) => `error ${25 - index}`),
  );
});
