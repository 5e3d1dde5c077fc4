import { given, setting } from "@/lib/platform/environment/env.server";

/** The public address of this site, "https://…" without a path. */
export const siteOrigin = (): string => setting("APP_ORIGIN") ?? "http://localhost:3000";

/** Where this machine reaches the site. */
export const ownOrigin = (): string => given("LOCAL_ORIGIN") ?? siteOrigin();
