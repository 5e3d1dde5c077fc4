import { buttonVariants } from "@/components/ui/button";
import { StateNotice } from "@/components/ui/state-notice";

interface NoAnswerProps {
  title: string;
  /** What the reader should know; the default promises nothing that is not so. */
  children?: React.ReactNode;
  /** The address that tries again: a link, so that it works without script. */
  href: string;
}

/** The database did not answer. Never to be shown for an empty answer, nor an empty state for this. */
export function NoAnswer({ title, children = "Nothing is lost. Please try again in a moment.", href }: NoAnswerProps) {
  return (
    <StateNotice
      role="alert"
      title={title}
      drawing={
        <>
          <path d="M0 34H44m32 0h44" className="stroke-control" strokeWidth="1.5" />
          <path d="m52 26 16 16m0-16L52 42" className="stroke-lingon" strokeWidth="2" />
        </>
      }
      action={
        <a href={href} className={buttonVariants({ variant: "outline" })}>
          Try Again
        </a>
      }
    >
      {children}
    </StateNotice>
  );
}
