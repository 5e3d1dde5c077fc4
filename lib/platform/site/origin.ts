import { setting } from "@/lib/platform/environment/env.server";

/** The public address of this site, "https://…" without a path. */
export const siteOrigin = (): string => setting("APP_ORIGIN") ?? "http://localhost:3000";
