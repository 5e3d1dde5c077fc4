import type { ChildProcess } from "node:child_process";
import { EventEmitter } from "node:events";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { supervise, type Supervised } from "@/supabase/local/supervisor";

/** The parts of a child process that the supervisor uses. */
const fakeChild = () => new EventEmitter() as ChildProcess;

function subject(changes: Partial<Supervised> = {}) {
  const children: ChildProcess[] = [];
  return {
    name: "It",
    children,
    restart: vi.fn(async () => {
      const child = fakeChild();
      children.push(child);
      return child;
    }),
    isStopping: () => false,
    say: vi.fn<(line: string) => void>(),
    ...changes,
  };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe("supervise", () => {
  test("a child process that died is restarted, after pauses that double", async () => {
    const it = subject();
    const first = fakeChild();
    supervise(first, it);
    first.emit("exit", 1, null);
    await vi.advanceTimersByTimeAsync(499);
    expect(it.restart).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(it.restart).toHaveBeenCalledTimes(1);
    it.children[0]?.emit("exit", null, "SIGKILL");
    await vi.advanceTimersByTimeAsync(999);
    expect(it.restart).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(it.restart).toHaveBeenCalledTimes(2);
  });

  test("earlier exits are forgotten after a healthy minute", async () => {
    const it = subject();
    let child = fakeChild();
    supervise(child, it);
    for (let death = 0; death < 20; death += 1) {
      await vi.advanceTimersByTimeAsync(61_000);
      child.emit("exit", 1, null);
      await vi.advanceTimersByTimeAsync(500);
      child = it.children.at(-1) ?? child;
    }
    expect(it.restart).toHaveBeenCalledTimes(20);
  });

  test("a restart is retried every quarter of a minute, and reported once", async () => {
    const say = vi.fn<(line: string) => void>();
    const dying = subject({ restart: vi.fn(() => Promise.reject(new Error("the port is in use"))), say });
    const child = fakeChild();
    supervise(child, dying);
    child.emit("exit", 1, null);
    // 0.5 + 1 + 2 + 4 + 8 s, then 15 s each.
    await vi.advanceTimersByTimeAsync(15_500 + 20 * 15_000);
    expect(dying.restart).toHaveBeenCalledTimes(25);
    expect(say.mock.calls.flat().filter((line) => /6 times in a row/.test(line))).toHaveLength(1);
  });

  test("a child process is not restarted while everything stops", async () => {
    const it = subject({ isStopping: () => true });
    const child = fakeChild();
    supervise(child, it);
    child.emit("exit", 0, null);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(it.restart).not.toHaveBeenCalled();
  });
});
