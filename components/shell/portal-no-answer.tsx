import { Button, buttonVariants } from "@/components/ui/button";

interface PortalNoAnswerProps {
  /** Loads the page again in place; a link to itself without it, so that it works without scripts. */
  retry?: () => void;
}

/** A page for one person whose data could not be loaded within two seconds. */
export function PortalNoAnswer({ retry }: PortalNoAnswerProps) {
  return (
    <main id="content" tabIndex={-1} className="wrap pt-14 md:pt-24">
      <svg width="120" height="44" viewBox="0 0 120 44" fill="none" aria-hidden="true">
        <path d="M0 34H44m32 0h44" className="stroke-control" strokeWidth="1.5" />
        <path d="m52 26 16 16m0-16L52 42" className="stroke-lingon" strokeWidth="2" />
      </svg>
      <div role="alert">
        <h1 className="mt-6 text-s4 tracking-tight md:text-s5">We couldn’t load this page</h1>
        <p className="standfirst mt-4 measure-48">
          You’re still signed in and nothing is lost. Please try again in a moment.
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
