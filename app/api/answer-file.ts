import { answer } from "@/app/api/answer-member";
import { planWith } from "@/lib/access/rights";
import type { EXPORT_FORMATS } from "@/lib/catalogue/export-formats";
import type { Made } from "@/lib/sharing/exports/load";

type Format = (typeof EXPORT_FORMATS)[keyof typeof EXPORT_FORMATS];

/** A response without a file, with what to do next. */
export const refuse = (status: number, message: string, headers: Record<string, string> = {}) =>
  answer(status, { error: { message } }, headers);

/** For people whose plan does not include this format. */
export const refusePlan = ({ name, right }: Format) =>
  refuse(403, `${name} export is part of the ${planWith(right)} plan.`);

/**
 * A file for a member, or an error: 404 if nothing is shown or can be drawn, 403 for plans without it, 429 over the
 * limit, 503 if the database does not respond or too many files are being made, 500 if it could not be written.
 * @param words names for an empty result, a picture that cannot be drawn, and a failure
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
