import { userInfo } from "node:os";
import { setting } from "@/lib/platform/environment/env.server";

/** Name recorded for what a command does. */
export function operator(): string {
  return setting("STUDY_ACTOR") ?? userInfo().username;
}
