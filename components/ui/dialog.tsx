"use client";

import { cx } from "class-variance-authority";
import { Dialog as Radix } from "radix-ui";
import { CloseIcon } from "@/components/ui/icon";

interface DialogProps {
  title: string;
  /** One sentence below the title, read out with it. */
  description?: React.ReactNode;
  /** The close button, the backdrop and Escape all ask for this. */
  onClose: () => void;
  /** Gets the focus back; where it is gone from the page, the page's content does. */
  returnTo?: HTMLElement | null | React.RefObject<HTMLElement | null>;
  size?: "sm" | "lg";
  /** Buttons at the bottom right; they stay in view while the content scrolls. */
  footer?: React.ReactNode;
  className?: string;
  /** Gets the focus when it opens; the first thing that can have it, unless told. */
  initialFocus?: React.RefObject<HTMLElement | null>;
  children?: React.ReactNode;
}

const WIDTHS = { sm: "w-[460px]", lg: "w-[780px]" } as const;

/** A modal window: open as long as it is mounted. Everything behind it is out of reach. */
export function Dialog({ title, description, onClose, returnTo, size = "sm", footer, className, initialFocus, children }: DialogProps) {
  return (
    <Radix.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Radix.Portal>
        <Radix.Overlay data-slot="dialog-overlay" className="no-print fixed inset-0 z-60 bg-scrim" />
        <Radix.Content
          data-slot="dialog"
          {...(!description && { "aria-describedby": undefined })}
          className={cx(
            "no-print fixed top-1/2 left-1/2 z-60 flex max-h-[calc(100dvh-32px)] max-w-[calc(100vw-32px)] -translate-x-1/2 -translate-y-1/2 flex-col rounded-[10px] bg-paper-raised text-ink shadow-lift forced-colors:border",
            WIDTHS[size],
          )}
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
          <div className="flex items-center justify-between gap-4 pt-5 pr-4 pb-3 pl-6">
            <Radix.Title className="min-w-0 text-s2 leading-7 break-words">{title}</Radix.Title>
            <Radix.Close aria-label="Close" data-close className="grid size-10 shrink-0 place-items-center rounded-sm text-ink-2 hover:bg-hover hover:text-ink">
              <CloseIcon />
            </Radix.Close>
          </div>
          {description && <Radix.Description className="px-6 pb-2 text-s0 text-ink-2">{description}</Radix.Description>}
          <div className={cx("min-h-0 flex-1 overflow-y-auto px-6 pb-6", className)}>{children}</div>
          {footer && <div className="flex flex-wrap justify-end gap-2 border-t border-rule px-6 py-4">{footer}</div>}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
