import { formatDate } from "@/lib/platform/words/format";
import type { SharedLink } from "@/lib/sharing/links/link";

/** Initials. */
function toInitials(signature: string): string {
  const names = (signature.split(",")[0] ?? "").split(" ").filter(Boolean);
  return [names[0], names.length > 1 ? names.at(-1) : undefined]
    .map((name) => Array.from(name ?? "")[0]?.toUpperCase() ?? "")
    .join("");
}

/** Who shared a chart, when, and their message. */
export function ShareSharer({ link: { signature, message, createdAt, expiresAt } }: { link: SharedLink }) {
  return (
    <div className="flex items-start gap-4 pt-4 max-md:gap-3">
      {signature === null ? null : (
        <span
          aria-hidden="true"
          className="grid size-11 shrink-0 place-items-center rounded-full border border-rule-strong bg-paper-sunk text-s-2 font-semibold"
        >
          {toInitials(signature)}
        </span>
      )}
      <div className="min-w-0">
        <p className="text-s-1 leading-5 text-ink-2 wrap-anywhere">
          {signature === null ? "Shared" : `${signature} shared this chart`} on {formatDate(createdAt)}
          {expiresAt === null ? "" : `, available until ${formatDate(expiresAt)}`}
        </p>
        {message === "" ? null : (
          <p className="mt-1 measure-70 font-read text-s1 leading-text whitespace-pre-line wrap-anywhere">
            “{message}”
          </p>
        )}
      </div>
    </div>
  );
}
