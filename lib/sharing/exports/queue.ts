/** Too many are waiting already. */
export class QueueFull extends Error {
  override readonly name = "QueueFull";
}

/** Lets pieces of work be done a few at a time, in the order asked for. */
export interface WorkQueue {
  /**
   * The work's own answer or fault.
   * @throws {QueueFull} at once, where as many as may are waiting
   */
  run: <Answer>(work: () => Promise<Answer>) => Promise<Answer>;
}

/** At most `atOnce` are at work, and at most `waiting` wait for their turn. */
export function createQueue(atOnce: number, waiting: number): WorkQueue {
  let working = 0;
  const line: (() => void)[] = [];
  const leave = () => {
    // Anyone who is next takes the place that is left, so that no one who comes meanwhile gets before them.
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
