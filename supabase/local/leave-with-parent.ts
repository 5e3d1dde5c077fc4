/**
 * Preloaded into the processes of the site (`node --import`) by plain Node, so it imports nothing of ours: ends the
 * process when its parent has ended, however that happened, so that nothing is left running.
 */
import { isMainThread } from "node:worker_threads";

const LOOK_EVERY = 500;

if (isMainThread) {
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) process.exit(0);
  }, LOOK_EVERY).unref();
}
