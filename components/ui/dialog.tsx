"use client";

import { Dialog as Radix } from "radix-ui";
import { cn } from "@/components/ui/class-names";
import { CloseIcon } from "@/components/ui/icon";

// A modal window in shadcn's parts, for components added from its registry. This site's own windows are `DialogWindow`.

export const Dialog = Radix.Root;
export const DialogTrigger = Radix.Trigger;
export const DialogPortal = Radix.Portal;
export const DialogClose = Radix.Close;

/** The ground between the window and the page. */
export function DialogOverlay({ className, ...props }: React.ComponentProps<typeof Radix.Overlay>) {
  return (
    <Radix.Overlay
      data-slot="dialog-overlay"
      className={cn("no-print fixed inset-0 z-60 bg-scrim", className)}
      {...props}
    />
  );
}

/** The window over the page, centred unless its class names say otherwise. Everything behind it is inert. */
export function DialogContent({
  className,
  showCloseButton = true,
  children,
  ...props
}: React.ComponentProps<typeof Radix.Content> & { showCloseButton?: boolean }) {
  return (
    <DialogPortal>
      <DialogOverlay />
      <Radix.Content
        data-slot="dialog-content"
        className={cn(
          "no-print fixed top-1/2 left-1/2 z-60 grid max-h-[calc(100dvh-32px)] w-115 max-w-window -translate-x-1/2 -translate-y-1/2 gap-4 rounded-xl bg-paper-raised p-6 text-ink shadow-lift forced-colors:border",
          className,
        )}
        {...props}
      >
        {children}
        {showCloseButton && <DialogCloseButton className="absolute top-4 right-4" />}
      </Radix.Content>
    </DialogPortal>
  );
}

/** The cross that closes it. */
export function DialogCloseButton({ className }: { className?: string }) {
  return (
    <DialogClose aria-label="Close" data-close className={cn(DIALOG_CROSS, className)}>
      <CloseIcon />
    </DialogClose>
  );
}
export const DIALOG_CROSS =
  "grid size-10 shrink-0 place-items-center rounded-sm text-ink-2 hover:bg-hover hover:text-ink";

export function DialogHeader({ className, ...props }: React.ComponentProps<"div">) {
  return <div data-slot="dialog-header" className={cn("flex flex-col gap-2 pr-10", className)} {...props} />;
}

/** Buttons at the bottom right. */
export function DialogFooter({ className, ...props }: React.ComponentProps<"div">) {
  return <div data-slot="dialog-footer" className={cn("flex flex-wrap justify-end gap-2", className)} {...props} />;
}

export function DialogTitle({ className, ...props }: React.ComponentProps<typeof Radix.Title>) {
  return (
    <Radix.Title
      data-slot="dialog-title"
      className={cn("min-w-0 text-s2 leading-7 break-words", className)}
      {...props}
    />
  );
}

/** One sentence below the title, read out with it. */
export function DialogDescription({ className, ...props }: React.ComponentProps<typeof Radix.Description>) {
  return (
    <Radix.Description data-slot="dialog-description" className={cn("text-s0 text-ink-2", className)} {...props} />
  );
}
