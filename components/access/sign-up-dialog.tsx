"use client";

import Link from "next/link";
import { Dialog } from "radix-ui";
import { type RefObject, useRef } from "react";
import { buttonVariants } from "@/components/ui/button";
import type { Named } from "@/lib/rankings/ranking-row";
import { rankingHref } from "@/lib/rankings/search-params";
import { CloseIcon } from "./close-icon";

export interface SignUpDialogProps {
  market: Named;
  industry: Named;
  /** Gets the focus back when the dialog closes. */
  returnTo: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** What an anonymous visitor who asks for an industry is told, before the ranking they asked from. */
export function SignUpDialog({ market, industry, returnTo, onClose }: SignUpDialogProps) {
  const signUp = useRef<HTMLAnchorElement>(null);
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 bg-scrim" />
        <Dialog.Content
          className="fixed top-1/2 left-1/2 z-50 max-h-[calc(100dvh-32px)] w-[460px] max-w-[calc(100vw-32px)] -translate-x-1/2 -translate-y-1/2 overflow-auto rounded-md border border-control bg-paper-raised p-6 shadow-lift md:p-7"
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            signUp.current?.focus();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            returnTo.current?.focus();
          }}
        >
          <Dialog.Title className="pr-10 text-s2 leading-tight">Industry Rankings Require Sign Up</Dialog.Title>
          <Dialog.Description className="mt-3 text-ink-2">
            A free account shows every position in {industry.name} in {market.name}, and in every other industry.
          </Dialog.Description>
          <div className="mt-6 grid gap-3 sm:grid-cols-2">
            <Link ref={signUp} href="/auth?mode=signup" className={buttonVariants()}>
              Sign Up Free
            </Link>
            <Link href="/auth?mode=signin" className={buttonVariants({ variant: "line" })}>
              Sign In
            </Link>
          </div>
          <p className="mt-5 border-t border-rule pt-4 text-s-1 text-ink-2">
            Without an account:{" "}
            <Link
              href={rankingHref({ market: market.slug, industry: industry.slug })}
              className="link"
              onClick={onClose}
            >
              {industry.name} brands, A to Z
            </Link>
          </p>
          <Dialog.Close
            aria-label="Close"
            className="absolute top-4 right-4 grid size-10 place-items-center rounded-full text-ink-2 hover:bg-hover hover:text-ink"
          >
            <CloseIcon />
          </Dialog.Close>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
