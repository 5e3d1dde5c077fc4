import { createQueue } from "@/lib/sharing/exports/queue";

/** Files are drawn in the process that answers all requests, so only a few at a time, and the queue is short. */
export const fileQueue = createQueue(2, 20);
