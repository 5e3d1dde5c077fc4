/**
 * Preloaded into the processes of the site (`node --import`), and run by Node itself, so it imports nothing of ours:
 * ends the process when the one that started it is gone, however that ended, so that nothing is ever left behind.
 */
import { isMainThread } from "node:worker_threads";

const LOOK_EVERY = 500;

if (isMainThread) {
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) process.exit(0);
  }, LOOK_EVERY).unref();
}
