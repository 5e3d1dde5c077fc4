import { expect, test } from "vitest";
import { toRequestId } from "@/lib/platform/telemetry/request-id";

const FRONT = "123456789012-32770";

test.each(["127.0.0.1", "::1", "::ffff:10.1.2.3", "172.31.0.9", "192.168.1.1", "fd00::5"])(
  "a proxy at %s sets the request ID",
  (peer) => {
    expect(toRequestId(FRONT, peer)).toBe(FRONT);
  },
);

test.each(["203.0.113.9", "172.32.0.1", "2001:db8::1", "::ffff:8.8.8.8", undefined])(
  "a sender at %s does not set the request ID",
  (peer) => {
    expect(toRequestId(FRONT, peer)).not.toBe(FRONT);
  },
);

test.each(["short", "x".repeat(65), "abcdefgh\nijk", "abcdefgh{}", ["abcdefghi", "abcdefghi"], undefined])(
  "%j is not a request ID",
  (header) => {
    expect(toRequestId(header, "127.0.0.1")).toMatch(/^[0-9a-f-]{36}$/);
  },
);
