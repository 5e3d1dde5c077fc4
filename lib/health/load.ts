import "server-only";
import { toHealth, type Health } from "@/lib/health/health";
import { findPublication } from "@/lib/publications/queries";

/** Milliseconds within which it is decided; who watches the site asks again soon. */
const DEADLINE = 2_000;
const ANYONE = null;

/** Asks the database for what is published now, past every cache, and answers within two seconds. */
export async function loadHealth(): Promise<Health> {
  let alarm: NodeJS.Timeout | undefined;
  const late = new Promise<"late">((resolve) => {
    alarm = setTimeout(() => resolve("late"), DEADLINE);
  });
  try {
    const answer = await Promise.race([findPublication(ANYONE), late]);
    if (answer === "late") return toHealth(null);
    return toHealth(answer ?? { stamp: 0, publishedAt: null });
  } catch (error) {
    console.error("The health check found no database.", error);
    return toHealth(null);
  } finally {
    clearTimeout(alarm);
  }
}
