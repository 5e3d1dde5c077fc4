import { describe, expect, it } from "vitest";
import { MOST_REQUESTS, RequestWindow, WINDOW_MS } from "@/lib/platform/browser/request-window";

describe("requests of one person", () => {
  it("a person may send 1000 requests in five minutes", () => {
    expect([MOST_REQUESTS, WINDOW_MS]).toEqual([1_000, 300_000]);
  });

  it("requests beyond the limit are refused until the next window", () => {
    let now = 1_000_000;
    const window = new RequestWindow(() => now);
    const admitted = Array.from({ length: 1_003 }, () => window.admit()).filter(Boolean);
    expect(admitted).toHaveLength(1_000);
    now += 299_999;
    expect(window.admit()).toBe(false);
    now += 1;
    expect(window.admit()).toBe(true);
  });

  it("requests are not refused forever after a clock is set back", () => {
    let now = 1_000_000;
    const window = new RequestWindow(() => now);
    for (let request = 0; request < 1_001; request += 1) window.admit();
    now = 0;
    expect(window.admit()).toBe(true);
  });
});
