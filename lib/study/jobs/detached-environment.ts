import { environmentWith, given } from "@/lib/platform/environment/env.server";

/** The environment of a process that goes on when this one ends: the site's own processes end with their parent. */
export function detachedEnvironment(more: Record<string, string> = {}): NodeJS.ProcessEnv {
  const options = (given("NODE_OPTIONS") ?? "").replaceAll(/--import=\S*leave-with-parent\S*/g, "").trim();
  return environmentWith({ ...more, NODE_OPTIONS: options });
}
