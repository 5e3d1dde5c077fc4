"use client";

import { useEffect, useRef, useState } from "react";
import { CloseIcon } from "@/components/ui/icon";

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

/** Whether the prompt covers the focused element. */
function coversFocus(prompt: HTMLElement): boolean {
  const focused = document.activeElement;
  if (!focused || focused === document.body || prompt.contains(focused)) return false;
  const [under, over] = [focused.getBoundingClientRect(), prompt.getBoundingClientRect()];
  return under.bottom > over.top && under.top < over.bottom && under.right > over.left && under.left < over.right;
}

interface SignUpPromptProps {
  title: string;
  text: string;
  /** The way in. */
  children: React.ReactNode;
}

/**
 * An invitation shown once the reader has scrolled past 60% of the viewport, until it is dismissed permanently. It
 * moves aside if it would cover the focused element.
 */
export function SignUpPrompt({ title, text, children }: SignUpPromptProps) {
  const prompt = useRef<HTMLElement>(null);
  const [isDue, setIsDue] = useState(false);
  const [isDismissed, setIsDismissed] = useState(false);
  const [isAside, setIsAside] = useState(false);

  useEffect(() => {
    if (isDismissed || wasDismissed()) return;
    const look = () => {
      const hasFocus = prompt.current?.contains(document.activeElement) ?? false;
      setIsDue(hasFocus || scrollY > innerHeight * THRESHOLD);
      setIsAside(prompt.current ? coversFocus(prompt.current) : false);
    };
    look();
    addEventListener("scroll", look, { passive: true });
    addEventListener("resize", look, { passive: true });
    document.addEventListener("focusin", look);
    document.addEventListener("focusout", look);
    return () => {
      removeEventListener("scroll", look);
      removeEventListener("resize", look);
      document.removeEventListener("focusin", look);
      document.removeEventListener("focusout", look);
    };
  }, [isDismissed]);

  if (!isDue || isDismissed) return null;

  return (
    <section
      ref={prompt}
      aria-labelledby="sign-up-prompt"
      data-slot="sign-up-prompt"
      data-for="visitors"
      className={`no-print fixed z-20 border-ink bg-paper-raised max-md:inset-x-0 max-md:bottom-[calc(66px+env(safe-area-inset-bottom))] max-md:flex max-md:items-center max-md:justify-between max-md:gap-3 max-md:border-t max-md:py-3 max-md:pr-14 max-md:pl-5 md:right-10 md:bottom-8 md:w-94 md:rounded-md md:border md:px-5.5 md:pt-5 md:pb-5.5 ${isAside ? "invisible" : ""}`}
    >
      <h2 id="sign-up-prompt" className="text-s0 leading-[1.18] tracking-lead md:pr-9 md:text-s2">
        {title}
      </h2>
      <p className="mt-2 mb-4.5 text-s-1 leading-normal text-balance text-ink-2 max-md:hidden">{text}</p>
      {children}
      <button
        type="button"
        aria-label="Dismiss"
        className="absolute top-3 right-2 grid size-10 place-items-center rounded-full text-ink-2 hover:bg-hover hover:text-ink md:top-2.5 md:right-2.5"
        onClick={() => {
          rememberDismissal();
          setIsDismissed(true);
        }}
      >
        <CloseIcon />
      </button>
    </section>
  );
}
