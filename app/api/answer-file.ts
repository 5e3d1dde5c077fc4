import { answer } from "@/app/api/answer-member";
import { planWith } from "@/lib/access/rights";
import type { EXPORT_FORMATS } from "@/lib/catalogue/export-formats";
import type { Made } from "@/lib/sharing/exports/load";

type Format = (typeof EXPORT_FORMATS)[keyof typeof EXPORT_FORMATS];

/** An answer without a file, with what to do next. */
export const refuse = (status: number, message: string, headers: Record<string, string> = {}) =>
  answer(status, { error: { message } }, headers);

/** To someone whose plan does not make files of this format. */
export const refusePlan = ({ name, right }: Format) =>
  refuse(403, `${name} export is part of the ${planWith(right)} plan.`);

/**
 * A file that was made for a member, or why none was. 404 where nothing is shown or cannot be drawn, 403 for plans
 * without it, 429 after too many files, 503 where the study does not respond or too many files are being made, 500
 * where it could not be written.
 * @param words what nothing, a picture that cannot be drawn, and a failure are called here
 */
export function answerFile(
  made: Made,
  format: Format,
  words: Record<"nothing" | "undrawn" | "failed", string>,
  headers: Record<string, string> = {},
): Response {
  const { ending, mime } = format;
  switch (made.outcome) {
    case "made":
      return new Response(made.body.slice().buffer, {
        headers: {
          "Cache-Control": "private, no-store",
          "Content-Disposition": `attachment; filename="${made.name}.${ending}"`,
          "Content-Length": String(made.body.byteLength),
          "Content-Type": mime,
          "X-Content-Type-Options": "nosniff",
          ...headers,
        },
      });
    case "nothing":
    case "undrawn":
      return refuse(404, words[made.outcome]);
    case "forbidden":
      return refusePlan(format);
    case "often":
      return refuse(429, "You can export 30 files an hour and 200 a day. Please try again later.", {
        "Retry-After": String(made.retryAfter),
      });
    case "busy":
      return refuse(503, "Too many files are being created right now. Please try again in a moment.", {
        "Retry-After": "10",
      });
    case "failed":
      return refuse(500, words.failed);
    case "silent":
      return refuse(503, "We couldn’t load the data. Please try again in a moment.");
  }
}
