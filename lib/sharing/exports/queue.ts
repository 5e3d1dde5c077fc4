/** Too many are already waiting. */
export class QueueFull extends Error {
  override readonly name = "QueueFull";
}

/** Runs a few tasks at a time, in the order of the requests. */
export interface WorkQueue {
  /**
   * The task's own result or error.
   * @throws {QueueFull} at once, if the queue is full
   */
  run: <Answer>(work: () => Promise<Answer>) => Promise<Answer>;
}

/** Runs at most `atOnce` tasks, with at most `waiting` in the queue. */
export function createQueue(atOnce: number, waiting: number): WorkQueue {
  let working = 0;
  const line: (() => void)[] = [];
  const leave = () => {
    // The next in line takes the free place directly, so that no new request gets ahead of it.
    const next = line.shift();
    if (next) next();
    else working -= 1;
  };
  const enter = async (): Promise<void> => {
    if (working < atOnce) {
      working += 1;
      return;
    }
    if (line.length >= waiting) throw new QueueFull(`The export queue is full (${waiting} waiting).`);
    await new Promise<void>((resolve) => line.push(resolve));
  };
  return {
    run: async (work) => {
      await enter();
      try {
        return await work();
      } finally {
        leave();
      }
    },
  };
}
