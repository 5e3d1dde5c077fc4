import { Button, buttonVariants } from "@/components/ui/button";
import { StateNotice } from "@/components/ui/state-notice";

type NoAnswerProps = {
  title: string;
  /** Additional text; the default is always true. */
  children?: React.ReactNode;
  className?: string;
} & (
  | {
      /** The address that tries again: a link, so that it works without JavaScript. */
      href: string;
    }
  | {
      /** If only a part of the page failed: loads it again. */
      retry: () => void;
    }
);

/** The database did not respond. Never for an empty answer, nor an empty state for this. */
export function NoAnswer({ title, children = "Please try again in a moment.", className, ...again }: NoAnswerProps) {
  return (
    <StateNotice
      role="alert"
      className={className}
      title={title}
      drawing={
        <>
          <path d="M0 34H44m32 0h44" className="stroke-control" strokeWidth="1.5" />
          <path d="m52 26 16 16m0-16L52 42" className="stroke-lingon" strokeWidth="2" />
        </>
      }
      action={
        "href" in again ? (
          <a href={again.href} className={buttonVariants({ variant: "outline" })}>
            Try Again
          </a>
        ) : (
          <Button variant="outline" onClick={again.retry}>
            Try Again
          </Button>
        )
      }
    >
      {children}
    </StateNotice>
  );
}
