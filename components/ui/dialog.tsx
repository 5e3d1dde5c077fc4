"use client";

import { cx } from "class-variance-authority";
import { Dialog as Radix } from "radix-ui";
import { CloseIcon } from "@/components/ui/icon";
import { useIsStill } from "@/components/ui/still";

interface DialogProps {
  title: string;
  /** One sentence below the title, read out with it. */
  description?: React.ReactNode;
  /** The close button, the backdrop and Escape all ask for this. */
  onClose: () => void;
  /** Gets the focus back; where it is gone from the page, the page's content does. */
  returnTo?: HTMLElement | null | React.RefObject<HTMLElement | null>;
  size?: "sm" | "md" | "lg";
  /**
   * A sheet hangs from the top, since it grows and shrinks while one types in it; on phones it is as wide as the page.
   * Its title is read out only, and it brings its own `DialogClose`, layout and scrolling.
   */
  form?: "window" | "sheet";
  /** Buttons at the bottom right; they stay in view while the content scrolls. */
  footer?: React.ReactNode;
  className?: string;
  /** Gets the focus when it opens; the first thing that can have it, by default. */
  initialFocus?: React.RefObject<HTMLElement | null>;
  children?: React.ReactNode;
}

const WIDTHS = { sm: "w-115", md: "w-160", lg: "w-195" } as const;

const FRAME =
  "flex max-w-[calc(100vw-32px)] flex-col rounded-xl bg-paper-raised text-ink shadow-lift forced-colors:border";
const POSITIONS = {
  window: "top-1/2 left-1/2 max-h-[calc(100dvh-32px)] -translate-x-1/2 -translate-y-1/2",
  sheet:
    "left-1/2 -translate-x-1/2 md:top-[12dvh] md:max-h-[76dvh] max-md:top-0 max-md:max-h-[calc(100dvh-48px)] max-md:w-full max-md:max-w-full max-md:rounded-t-none",
} as const;
const CLOSE = "grid size-10 shrink-0 place-items-center rounded-sm text-ink-2 hover:bg-hover hover:text-ink";

interface InsideProps extends Pick<DialogProps, "footer" | "className" | "children"> {
  title: React.ReactNode;
  description: React.ReactNode;
  close: React.ReactNode;
}

function Inside({ title, description, close, footer, className, children }: InsideProps) {
  return (
    <>
      <div className="flex items-center justify-between gap-4 pt-5 pr-4 pb-3 pl-6">
        {title}
        {close}
      </div>
      {description}
      <div className={cx("min-h-0 flex-1 overflow-y-auto px-6 pb-6", className)}>{children}</div>
      {footer && <div className="flex flex-wrap justify-end gap-2 border-t border-rule px-6 py-4">{footer}</div>}
    </>
  );
}

const TITLE = "min-w-0 text-s2 leading-7 break-words";
const DESCRIPTION = "px-6 pb-2 text-s0 text-ink-2";

/** The close button; a sheet puts it where it likes. */
export function DialogClose() {
  return (
    <Radix.Close aria-label="Close" data-close className={CLOSE}>
      <CloseIcon />
    </Radix.Close>
  );
}

/** A modal window: open as long as it is mounted. Everything behind it is out of reach. */
export function Dialog({
  title,
  description,
  onClose,
  returnTo,
  size = "sm",
  form = "window",
  initialFocus,
  ...inside
}: DialogProps) {
  const isStill = useIsStill();
  if (isStill) {
    return (
      <div data-slot="dialog" className={cx("mx-auto", FRAME, WIDTHS[size])}>
        <Inside
          {...inside}
          title={<h3 className={TITLE}>{title}</h3>}
          description={description && <p className={DESCRIPTION}>{description}</p>}
          close={
            <span className={CLOSE}>
              <CloseIcon />
            </span>
          }
        />
      </div>
    );
  }
  return (
    <Radix.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Radix.Portal>
        <Radix.Overlay data-slot="dialog-overlay" className="no-print fixed inset-0 z-60 bg-scrim" />
        <Radix.Content
          data-slot="dialog"
          {...(!description && { "aria-describedby": undefined })}
          className={cx("no-print fixed z-60", POSITIONS[form], FRAME, WIDTHS[size])}
          onOpenAutoFocus={(event) => {
            if (!initialFocus?.current) return;
            event.preventDefault();
            initialFocus.current.focus();
          }}
          onCloseAutoFocus={(event) => {
            if (returnTo === undefined) return;
            event.preventDefault();
            const wanted = returnTo && "current" in returnTo ? returnTo.current : returnTo;
            (wanted?.isConnected ? wanted : document.getElementById("content"))?.focus();
          }}
        >
          {form === "sheet" ? (
            <>
              <Radix.Title className="sr-only">{title}</Radix.Title>
              {description && <Radix.Description className="sr-only">{description}</Radix.Description>}
              {inside.children}
            </>
          ) : (
            <Inside
              {...inside}
              title={<Radix.Title className={TITLE}>{title}</Radix.Title>}
              description={description && <Radix.Description className={DESCRIPTION}>{description}</Radix.Description>}
              close={<DialogClose />}
            />
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
