import { ListTime } from "@/components/accounts/administration/list-time";
import { SubmitButton } from "@/components/ui/submit-button";
import { revokePreview } from "@/lib/accounts/releases/actions";
import { isOpenLink, LEVEL_NAMES, type PreviewLink } from "@/lib/study/previews/preview-link";

interface PreviewLinksProps {
  links: readonly PreviewLink[];
  computation: string;
  draft: string | null;
  now: Date;
}

/** Who has a link, what they see, and when they opened it. */
export function PreviewLinks({ links, computation, draft, now }: PreviewLinksProps) {
  if (links.length === 0) return null;
  return (
    <ul className="mt-6 border-t-2 border-ink">
      {links.map((link) => {
        const isOpen = isOpenLink(link, now);
        return (
          <li
            key={link.id}
            className="grid gap-x-6 gap-y-2 border-b border-rule py-3 text-s0 leading-6 md:grid-cols-[minmax(0,1fr)_auto] md:items-start"
          >
            <div className="min-w-0">
              <p className="break-words">
                <strong className="font-name">{link.name}</strong>, {link.email}
              </p>
              <p className="text-s-1 leading-5 text-ink-2">
                {LEVEL_NAMES[link.level]}.{" "}
                {isOpen ? (
                  <>
                    Works until <ListTime at={link.until} />.
                  </>
                ) : (
                  <>
                    Ended <ListTime at={link.endedAt ?? link.until} />.
                  </>
                )}
              </p>
              <Openings link={link} />
            </div>
            {isOpen && (
              <form action={revokePreview}>
                <input type="hidden" name="computation" value={computation} />
                <input type="hidden" name="draft" value={draft ?? ""} />
                <input type="hidden" name="link" value={link.id} />
                <SubmitButton variant="outline" size="sm" className="max-md:min-h-11">
                  Revoke<span className="sr-only"> the link of {link.name}</span>
                </SubmitButton>
              </form>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function Openings({ link: { openings, name } }: { link: PreviewLink }) {
  if (openings.count === 0) return <p className="text-s-1 leading-5 text-ink-2">Not opened yet.</p>;
  return (
    <details className="text-s-1 leading-5">
      <summary className="inline-flex min-h-6 cursor-pointer items-center font-semibold text-spruce underline underline-offset-4 max-md:min-h-11">
        Opened {openings.count === 1 ? "once" : `${openings.count} times`}
        <span className="sr-only"> by {name}</span>
      </summary>
      <ul className="mt-1">
        {openings.latest.map((at) => (
          <li key={at}>
            <ListTime at={at} />
          </li>
        ))}
      </ul>
    </details>
  );
}
