"use client";

import { clsx } from "clsx";
import {
  Dialog,
  DIALOG_CROSS,
  DialogCloseButton,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogTitle,
} from "@/components/ui/dialog";
import { CloseIcon } from "@/components/ui/icon";
import { useIsStill } from "@/components/ui/still";

interface DialogWindowProps {
  title: string;
  /** One sentence below the title, read out with it. */
  description?: React.ReactNode;
  /** The close button, the backdrop and Escape all ask for this. */
  onClose: () => void;
  /** Gets the focus back; if it is no longer in the page, the page's content does. */
  returnTo?: HTMLElement | null | React.RefObject<HTMLElement | null>;
  size?: "sm" | "md" | "lg";
  /**
   * A sheet hangs from the top, since it grows and shrinks while one types in it; on phones it is as wide as the page.
   * Its title is read out only, and it brings its own close button, layout and scrolling.
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
const SHEET =
  "translate-y-0 md:top-[12dvh] md:max-h-[76dvh] max-md:top-0 max-md:max-h-[calc(100dvh-48px)] max-md:w-full max-md:max-w-full max-md:rounded-t-none";

interface InsideProps extends Pick<DialogWindowProps, "footer" | "className" | "children"> {
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
      <div className={clsx("min-h-0 flex-1 overflow-y-auto px-6 pb-6", className)}>{children}</div>
      {footer && <DialogFooter className="border-t border-rule px-6 py-4">{footer}</DialogFooter>}
    </>
  );
}

/** This site's modal window: open as long as it is mounted. Everything behind it is out of reach. */
export function DialogWindow({
  title,
  description,
  onClose,
  returnTo,
  size = "sm",
  form = "window",
  initialFocus,
  ...inside
}: DialogWindowProps) {
  const isStill = useIsStill();
  if (isStill) {
    return (
      <div
        data-slot="dialog-content"
        className={clsx(
          "mx-auto flex max-w-window flex-col rounded-xl bg-paper-raised text-ink shadow-lift forced-colors:border",
          WIDTHS[size],
        )}
      >
        <Inside
          {...inside}
          title={<h3 className="min-w-0 text-s2 leading-7 break-words">{title}</h3>}
          description={description && <p className="px-6 pb-2 text-s0 text-ink-2">{description}</p>}
          close={
            <span className={DIALOG_CROSS}>
              <CloseIcon />
            </span>
          }
        />
      </div>
    );
  }
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent
        showCloseButton={false}
        {...(!description && { "aria-describedby": undefined })}
        className={clsx("flex flex-col gap-0 p-0", WIDTHS[size], form === "sheet" && SHEET)}
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
            <DialogTitle className="sr-only">{title}</DialogTitle>
            {description && <DialogDescription className="sr-only">{description}</DialogDescription>}
            {inside.children}
          </>
        ) : (
          <Inside
            {...inside}
            title={<DialogTitle>{title}</DialogTitle>}
            description={description && <DialogDescription className="px-6 pb-2">{description}</DialogDescription>}
            close={<DialogCloseButton />}
          />
        )}
      </DialogContent>
    </Dialog>
  );
}
