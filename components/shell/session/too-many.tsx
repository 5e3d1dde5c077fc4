import { Button, buttonVariants } from "@/components/ui/button";
import { RATE_LIMIT_WORDS } from "@/lib/platform/requests/too-many-requests";

interface TooManyProps {
  /** Loads the page again in place; a link to itself without it, so that it works without scripts. */
  retry?: () => void;
}

/** Replaces a page that was not rendered because its reader made too many requests. */
export function TooMany({ retry }: TooManyProps) {
  return (
    <main id="content" tabIndex={-1} className="wrap pt-14 md:pt-24">
      <svg width="120" height="44" viewBox="0 0 120 44" fill="none" aria-hidden="true">
        <path d="M0 34H48m24 0h48" className="stroke-control" strokeWidth="1.5" />
        <path d="M54 24v20m12-20v20" className="stroke-lingon" strokeWidth="2" />
      </svg>
      <div role="alert">
        <h1 className="mt-6 text-s4 tracking-tight md:text-s5">{RATE_LIMIT_WORDS.title}</h1>
        <p className="standfirst mt-4 measure-48">{RATE_LIMIT_WORDS.description}</p>
        <p className="mt-3 max-w-line text-ink-2">
          Each account can make 1,000 requests in five minutes. You’re still signed in and nothing is lost.
        </p>
      </div>
      <div className="mt-8">
        {retry ? (
          <Button onClick={retry}>Try Again</Button>
        ) : (
          // This page's own address, whatever it is.
          <a href="" className={buttonVariants()}>
            Try Again
          </a>
        )}
      </div>
    </main>
  );
}
