import { createQueue } from "@/lib/sharing/exports/queue";

/** The process that answers all requests draws the files, so only a few at a time, and queues are short. */
export const fileQueue = createQueue(2, 20);
