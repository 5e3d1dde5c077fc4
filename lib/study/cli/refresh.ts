import { setting } from "@/lib/platform/environment/env.server";
import { print, printError } from "@/lib/platform/terminal/terminal";

/** Asks the running site to render its cached pages again; does nothing if no site is running. */
export async function refreshPages(): Promise<void> {
  const [origin, token] = [setting("APP_ORIGIN"), setting("INTERNAL_TOKEN")];
  if (!origin || !token) return print("No running site found, so no pages were refreshed.");
  try {
    const answer = await fetch(new URL("/api/internal/revalidate", origin), {
      method: "POST",
      headers: { authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(10_000),
    });
    if (answer.ok) return print("Site pages refreshed.");
    printError(`The site at ${origin} returned ${answer.status}; its pages will update within five minutes.`);
  } catch {
    print(`No site is running at ${origin}; it will show the new study when it starts.`);
  }
}
