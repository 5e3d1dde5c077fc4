"use client";

import { clsx } from "clsx";
import { useEffect } from "react";
import { toast as sonner, Toaster } from "sonner";
import { CloseIcon, WarningIcon } from "@/components/ui/icon";
import type { InAppToast, Notice } from "@/components/ui/toast-content";

/** Milliseconds the in-app toast stays, and how many there are at a time. */
const IN_APP = { id: "in-app", lasts: 1_000_000, most: 1 } as const;
/** The same of passing notices, and the width of both. */
const STACK = { id: "stack", lasts: 4_000, most: 3 } as const;
const WIDTH = "22.25rem";

/** Below anything at the top of the page, above anything at its bottom (the phone's dock, the cookie question). */
const OFFSETS = {
  inApp: { top: "calc(6rem + var(--banners, 0px))", right: "1.5rem" },
  inAppOnPhones: { top: "calc(5rem + var(--banners, 0px))" },
  stack: { bottom: "calc(1.5rem + var(--cookie-banner, 0px))", right: "1.5rem" },
  stackOnPhones: { bottom: "calc(4.75rem + env(safe-area-inset-bottom) + var(--cookie-banner, 0px))" },
} as const;

/** Both kinds of toasts have their containers; nothing is drawn before the first toast. */
export function Toasters({ onReady }: { onReady: () => void }) {
  useEffect(onReady, [onReady]);
  const style = { "--width": WIDTH, fontFamily: "inherit" } as React.CSSProperties;
  return (
    <>
      <Toaster
        id={STACK.id}
        className="print:hidden"
        containerAriaLabel="Notices"
        visibleToasts={STACK.most}
        duration={STACK.lasts}
        position="bottom-right"
        offset={OFFSETS.stack}
        mobileOffset={OFFSETS.stackOnPhones}
        style={style}
      />
      <Toaster
        id={IN_APP.id}
        className="print:hidden"
        containerAriaLabel="Messages"
        hotkey={["altKey", "KeyM"]}
        visibleToasts={IN_APP.most}
        duration={IN_APP.lasts}
        position="top-right"
        offset={OFFSETS.inApp}
        mobileOffset={OFFSETS.inAppOnPhones}
        style={style}
      />
    </>
  );
}

/** Another takes the place of the one that is there. */
export function showToast({ title, description, variant = "default", action }: InAppToast): void {
  sonner.custom(
    (id) => (
      <ToastCard
        title={title}
        description={description}
        variant={variant}
        action={action}
        onClose={() => sonner.dismiss(id)}
      />
    ),
    { id: IN_APP.id, toasterId: IN_APP.id, duration: IN_APP.lasts },
  );
}

/** Takes the in-app toast away. */
export function closeToast(): void {
  sonner.dismiss(IN_APP.id);
}

/** Takes every toast and notice away. */
export function closeAll(): void {
  sonner.dismiss();
}

export function showNotice({ title, description, action }: Notice): void {
  sonner.custom(
    (id) => <ToastCard title={title} description={description} action={action} onClose={() => sonner.dismiss(id)} />,
    { toasterId: STACK.id, duration: STACK.lasts },
  );
}

interface ToastCardProps extends InAppToast {
  onClose: () => void;
}

/** A toast's appearance, in any place. */
export function ToastCard({ title, description, variant = "default", action, onClose }: ToastCardProps) {
  const isDestructive = variant === "destructive";
  return (
    <div
      data-slot="toast"
      role={isDestructive ? "alert" : "status"}
      className={clsx(
        "flex w-89 max-w-window gap-3 rounded-lg border py-3.5 pr-2 pl-4 font-ui text-s-1 leading-5 shadow-lift",
        isDestructive
          ? "border-lingon-solid bg-lingon-solid text-on-lingon"
          : "border-rule-strong bg-paper-raised text-ink",
      )}
    >
      {isDestructive && <WarningIcon className="mt-0.5 size-5" />}
      <div className="min-w-0 flex-1 pt-0.5">
        <p className="text-small font-semibold break-words">{title}</p>
        {description && <div className={clsx("mt-0.5 break-words", !isDestructive && "text-ink-2")}>{description}</div>}
        {action && (
          <button type="button" onClick={action.onClick} className="link mt-1.5 min-h-6">
            {action.label}
          </button>
        )}
      </div>
      <button
        type="button"
        aria-label="Close"
        data-close
        onClick={onClose}
        className="grid size-7 shrink-0 place-items-center rounded-sm hover:bg-current/10"
      >
        <CloseIcon />
      </button>
    </div>
  );
}
