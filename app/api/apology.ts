import { RATE_LIMIT_WORDS, type TooManyRequests } from "@/lib/platform/requests/too-many-requests";
import { logSecurityEvent } from "@/lib/platform/telemetry/security-log";

interface Apology {
  status: 429 | 503;
  /** Seconds until the next attempt makes sense. */
  retryAfter: number;
  /** The address to try again. */
  to: string;
  title: string;
  words: string;
}

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");

/** A page of its own for an address that leads elsewhere and can’t now: a page of the site may depend on its reader. */
export function apologise({ status, retryAfter, to, title, words }: Apology): Response {
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title><meta name="robots" content="noindex"></head>
<body style="font:16px/1.5 system-ui;max-width:34rem;margin:15vh auto;padding:0 1.25rem">
<h1>${title}</h1><p>${words}</p>
<p><a href="${escaped(to)}">Try Again</a></p></body></html>`;
  return new Response(html, {
    status,
    headers: {
      "Cache-Control": "no-store",
      "Content-Type": "text/html; charset=utf-8",
      "Retry-After": String(retryAfter),
      "X-Robots-Tag": "noindex",
    },
  });
}

/** The same for someone who made too many requests. */
export function apologiseTooMany({ retryAfter }: TooManyRequests, to: string): Response {
  logSecurityEvent({ event: "handler", outcome: "limited", reason: "429" });
  return apologise({ status: 429, retryAfter, to, title: RATE_LIMIT_WORDS.title, words: RATE_LIMIT_WORDS.description });
}
