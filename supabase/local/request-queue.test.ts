import { describe, expect, test } from "vitest";
import { QueueFull, RequestQueue } from "@/supabase/local/request-queue";

describe("RequestQueue", () => {
  test("the queue runs one task at a time, in order, even after a failed one", async () => {
    const queue = new RequestQueue(10);
    const log: string[] = [];
    const task =
      (name: string, fails = false) =>
      async () => {
        log.push(`${name} begins`);
        await Promise.resolve();
        log.push(`${name} ends`);
        if (fails) throw new Error(name);
        return name;
      };
    const results = await Promise.allSettled([queue.run(task("a")), queue.run(task("b", true)), queue.run(task("c"))]);
    expect(log).toEqual(["a begins", "a ends", "b begins", "b ends", "c begins", "c ends"]);
    expect(results.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
  });

  test("the queue refuses tasks at its limit and takes them again once one is done", async () => {
    const queue = new RequestQueue(2);
    let finish = () => {};
    const first = queue.run(() => new Promise<void>((resolve) => (finish = resolve)));
    const second = queue.run(async () => "second");
    await expect(queue.run(async () => "third")).rejects.toThrow(QueueFull);
    await Promise.resolve();
    finish();
    await first;
    expect(await second).toBe("second");
    expect(await queue.run(async () => "fourth")).toBe("fourth");
    expect(queue.length).toBe(0);
  });
});
