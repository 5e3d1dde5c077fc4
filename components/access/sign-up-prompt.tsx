"use client";

import { type ComponentType, useEffect, useState } from "react";
import type { PromptWindowProps } from "@/components/access/prompt-window";

const DISMISSED_KEY = "granskog:sign-up-prompt-dismissed";
/** Share of the viewport's height after which the prompt appears. */
const THRESHOLD = 0.6;

function wasDismissed(): boolean {
  try {
    return localStorage.getItem(DISMISSED_KEY) === "1";
  } catch {
    return false; // Storage may be switched off: the prompt then comes back on the next page.
  }
}

function rememberDismissal() {
  try {
    localStorage.setItem(DISMISSED_KEY, "1");
  } catch {
    return;
  }
}

const isFar = () => scrollY > innerHeight * THRESHOLD;

/**
 * An invitation that appears once the reader has scrolled past 60% of the viewport, until dismissed for good. It is
 * fetched then: few who open a page ever see it.
 */
export function SignUpPrompt(props: Omit<PromptWindowProps, "isFar" | "onDismiss">) {
  const [Invitation, setInvitation] = useState<ComponentType<PromptWindowProps> | null>(null);
  const [isDismissed, setIsDismissed] = useState(false);

  useEffect(() => {
    if (wasDismissed()) return;
    let isGone = false;
    const stop = () => removeEventListener("scroll", look);
    function look() {
      if (!isFar()) return;
      stop();
      import("@/components/access/prompt-window").then(
        (module) => isGone || setInvitation(() => module.PromptWindow),
        () => undefined, // An invitation that cannot be fetched is left out.
      );
    }
    addEventListener("scroll", look, { passive: true });
    look();
    return () => {
      isGone = true;
      stop();
    };
  }, []);

  if (!Invitation || isDismissed) return null;
  return (
    <Invitation
      {...props}
      isFar={isFar}
      onDismiss={() => {
        rememberDismissal();
        setIsDismissed(true);
      }}
    />
  );
}
