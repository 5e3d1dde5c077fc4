"use client";

import { useEffect, useRef, useState } from "react";
import { CloseIcon } from "@/components/ui/icon";

/** Does the prompt lie over what has the focus? */
function coversFocus(prompt: HTMLElement): boolean {
  const focused = document.activeElement;
  if (!focused || focused === document.body || prompt.contains(focused)) return false;
  const [under, over] = [focused.getBoundingClientRect(), prompt.getBoundingClientRect()];
  return under.bottom > over.top && under.top < over.bottom && under.right > over.left && under.left < over.right;
}

export interface PromptWindowProps {
  title: string;
  text: string;
  /** The way in. */
  children: React.ReactNode;
  /** Has the reader come so far that it is to be seen? */
  isFar: () => boolean;
  onDismiss: () => void;
}

/** The invitation itself. It steps aside while it would lie over what has the keyboard's focus. */
export function PromptWindow({ title, text, children, isFar, onDismiss }: PromptWindowProps) {
  const prompt = useRef<HTMLElement>(null);
  const [isDue, setIsDue] = useState(false);
  const [isAside, setIsAside] = useState(false);

  useEffect(() => {
    const look = () => {
      const hasFocus = prompt.current?.contains(document.activeElement) ?? false;
      setIsDue(hasFocus || isFar());
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
  }, [isFar]);

  if (!isDue) return null;

  return (
    <section
      ref={prompt}
      aria-labelledby="sign-up-prompt"
      data-slot="sign-up-prompt"
      data-for="visitors"
      className={`no-print fixed z-20 border-ink bg-paper-raised max-md:inset-x-0 max-md:bottom-[calc(4.125rem+env(safe-area-inset-bottom))] max-md:flex max-md:items-center max-md:justify-between max-md:gap-3 max-md:border-t max-md:py-3 max-md:pr-14 max-md:pl-5 md:right-10 md:bottom-8 md:w-94 md:rounded-md md:border md:px-5.5 md:pt-5 md:pb-5.5 ${isAside ? "invisible" : ""}`}
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
        onClick={onDismiss}
      >
        <CloseIcon />
      </button>
    </section>
  );
}
