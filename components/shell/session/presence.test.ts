import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Presence } from "@/components/shell/session/presence";

let sent: number[];
let presence: Presence;
const start = Date.parse("2026-11-22T08:00:00Z");
beforeEach(() => {
  vi.useFakeTimers({ now: start });
  sent = [];
  presence = new Presence(() => sent.push((Date.now() - start) / 1_000));
});
afterEach(() => vi.useRealTimers());
const pass = (seconds: number) => vi.advanceTimersByTime(seconds * 1_000);

describe("reporting activity to the server", () => {
  it("activity is reported at the first input, then at the end of each active minute", () => {
    presence.note();
    for (const seconds of [10, 20, 29]) {
      pass(seconds);
      presence.note();
    }
    expect(sent).toEqual([0]);
    pass(300);
    expect(sent, "the trailing one, and nothing while nobody is there").toEqual([0, 60]);
  });

  it("the server's last known activity is never older than the last input", () => {
    let last = 0;
    for (const pause of [0, 3, 59, 61, 1, 200, 58, 2, 30]) {
      pass(pause);
      presence.note();
      last = (Date.now() - start) / 1_000;
    }
    pass(60);
    expect(sent.at(-1)).toBeGreaterThanOrEqual(last);
    for (const [index, at] of sent.entries())
      if (index > 0) expect(at - (sent[index - 1] ?? 0)).toBeGreaterThanOrEqual(60);
  });

  it("a new page waits a minute before it reports activity, unless there is input", () => {
    presence.isKnown();
    pass(5);
    presence.note();
    expect(sent).toEqual([]);
    pass(55);
    expect(sent).toEqual([60]);
  });

  it("closing the page reports what is left and repeats nothing", () => {
    presence.note();
    pass(1);
    presence.flush();
    expect(sent).toEqual([0]);
    presence.note();
    presence.flush();
    pass(120);
    expect(sent).toEqual([0, 1]);
  });

  it("activity is reported at once on request, and again after a failure", () => {
    presence.note();
    pass(2);
    presence.tell();
    presence.wasLost();
    presence.note();
    expect(sent).toEqual([0, 2, 2]);
  });
});
