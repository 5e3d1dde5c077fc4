import { Worker } from "node:worker_threads";

const NOBODY = 0;

/** Runs in its own thread: an endless query blocks this process's only other thread. */
const guard = `
  const { workerData } = require("node:worker_threads");
  const { writeSync } = require("node:fs");
  const deadline = new BigInt64Array(workerData);
  setInterval(() => {
    const due = Number(Atomics.load(deadline, 0));
    if (due === 0 || Date.now() < due) return;
    writeSync(1, JSON.stringify({ level: "error", time: new Date().toISOString(), msg: "Query timed out; restarting the backend." }) + "\\n");
    process.kill(process.pid, "SIGKILL");
  }, 250);
`;

/**
 * The query timeout. PostgreSQL's own (statement_timeout) needs a timer signal that its WebAssembly build does not get,
 * so a query that exceeds its time ends the process; acknowledged data are on disk, and the start command restarts it.
 */
export class Watchdog {
  private readonly deadline = new BigInt64Array(new SharedArrayBuffer(8));
  private readonly worker = new Worker(guard, { eval: true, execArgv: [], workerData: this.deadline.buffer });

  constructor() {
    this.worker.unref();
  }

  /** Runs a task with a time limit in milliseconds. */
  async within<Result>(limit: number, task: () => Promise<Result>): Promise<Result> {
    Atomics.store(this.deadline, 0, BigInt(Date.now() + limit));
    try {
      return await task();
    } finally {
      Atomics.store(this.deadline, 0, BigInt(NOBODY));
    }
  }
}
