import fc from "fast-check";
import { expect, test } from "vitest";
import { createQueue, QueueFull } from "@/lib/sharing/exports/queue";

test("the queue runs at most the allowed number in order, and an error frees its slot", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.boolean(), { maxLength: 30 }),
      fc.integer({ min: 1, max: 4 }),
      async (fails, atOnce) => {
        const queue = createQueue(atOnce, 100);
        let [now, most] = [0, 0];
        const begun: number[] = [];
        const all = fails.map(async (isFault, index) =>
          queue.run(async () => {
            begun.push(index);
            now += 1;
            most = Math.max(most, now);
            await Promise.resolve();
            now -= 1;
            if (isFault) throw new Error("fault");
            return index;
          }),
        );
        const settled = await Promise.allSettled(all);
        expect(settled.map(({ status }) => status === "rejected")).toEqual(fails);
        expect(most).toBeLessThanOrEqual(atOnce);
        expect(begun).toEqual(fails.map((_, index) => index));
      },
    ),
  );
});

test("a request is refused at once when the queue is full", async () => {
  const queue = createQueue(1, 1);
  let finish = () => {};
  const first = queue.run(async () => new Promise<void>((resolve) => (finish = resolve)));
  const second = queue.run(async () => Promise.resolve("second"));
  await expect(queue.run(async () => Promise.resolve("third"))).rejects.toThrow(QueueFull);
  finish();
  await first;
  await expect(second).resolves.toBe("second");
});
