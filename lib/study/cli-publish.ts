import { createHash } from "node:crypto";
import { userInfo } from "node:os";
import { publishStudy } from "@/lib/study/mutations";
import type { Study } from "@/lib/study/study";
import { withBackend } from "@/supabase/local/connect";

/** Publishes a study through the backend in reach, then has the site's cached pages drawn anew. */
export async function publish(study: Study, input: Uint8Array | string): Promise<void> {
  await withBackend(async () => {
    const origin = { sha256: createHash("sha256").update(input).digest("hex"), actor: operator() };
    const published = await publishStudy(study, origin, showProgress);
    const rows = published.rows.toLocaleString("en-GB");
    console.log(
      published.wasCurrent
        ? `Already published: ${rows} rows in ${published.waves} waves (publication ${published.publication}). Nothing changed.`
        : `Published ${rows} rows in ${published.waves} waves (publication ${published.publication}).`,
    );
    await refreshPages();
  });
}

/** Asks the running site to draw its cached pages anew; without a running site there is nothing to refresh. */
export async function refreshPages(): Promise<void> {
  const { APP_ORIGIN: origin, INTERNAL_TOKEN: token } = process.env;
  if (!origin || !token) return console.log("No running site is known here, so no pages were refreshed.");
  try {
    const answer = await fetch(new URL("/api/internal/revalidate", origin), {
      method: "POST",
      headers: { authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(10_000),
    });
    if (answer.ok) return console.log("The site's pages are refreshed.");
    console.warn(`The site at ${origin} answered ${answer.status}; its pages follow within five minutes.`);
  } catch {
    console.log(`No site is running at ${origin}; its pages will be drawn from the new study when it starts.`);
  }
}

function showProgress(done: number, total: number): void {
  const percent = total === 0 ? 100 : Math.floor((100 * done) / total);
  const text = `Staging ${done.toLocaleString("en-GB")} of ${total.toLocaleString("en-GB")} rows (${percent} %)`;
  if (process.stdout.isTTY) process.stdout.write(`\r${text}${done === total ? "\n" : ""}`);
  else if (done === 0 || done === total) console.log(text);
}

function operator(): string {
  return process.env["STUDY_ACTOR"] ?? userInfo().username;
}
