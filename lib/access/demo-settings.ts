import type { DemoSettings } from "@/lib/access/demo";
import { setting } from "@/lib/platform/environment/env.server";

/** The settings that decide whether this deployment may be a demonstration. */
export const demoSettings = (): DemoSettings => ({
  origin: setting("APP_ORIGIN") ?? "",
  listensOn: setting("HOST"),
  hasProxy: setting("FRONT_PURGE_URL") !== null || setting("TRUSTED_PROXIES") !== null,
});
