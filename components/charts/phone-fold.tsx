"use client";

import { useCallback, useEffect, useId, useState } from "react";
import { ChevronIcon } from "@/components/ui/icon";
import styles from "./phone-fold.module.css";

/** What a link leads to is open: called when the page's address names it, at first or later. */
export function useNamedInAddress(id: string | undefined, onNamed: () => void) {
  useEffect(() => {
    const look = () => {
      if (id !== undefined && window.location.hash === `#${id}`) onNamed();
    };
    look();
    window.addEventListener("hashchange", look);
    return () => window.removeEventListener("hashchange", look);
  }, [id, onNamed]);
}

interface FoldTitleProps {
  title: React.ReactNode;
  isOpen: boolean;
  /** ID of what is folded. */
  controls: string;
  onToggle: () => void;
}

/** Inside a heading: its text, and on phones the button that folds what is below. */
export function FoldTitle({ title, isOpen, controls, onToggle }: FoldTitleProps) {
  return (
    <>
      <span className={styles.title}>{title}</span>
      <button
        type="button"
        className={styles.opener}
        aria-expanded={isOpen}
        aria-controls={controls}
        onClick={onToggle}
      >
        {title}
        <ChevronIcon className={`size-4.5 shrink-0 text-ink-2 ${isOpen ? "" : "-rotate-90"}`} />
      </button>
    </>
  );
}

interface FoldContentProps {
  id: string;
  isOpen: boolean;
  children: React.ReactNode;
}

/** What is below such a heading. */
export function FoldContent({ id, isOpen, children }: FoldContentProps) {
  return (
    <div id={id} className={styles.content} data-open={isOpen}>
      {children}
    </div>
  );
}

interface PhoneFoldProps {
  title: string;
  /** ID of the heading. */
  titleId?: string;
  /** Inside a figure: a heading of the third level. */
  isPart?: boolean;
  /** Look of the heading, where it is not that of a part or a note. */
  look?: string;
  children: React.ReactNode;
}

/** A heading and what is below it; on phones that is folded away until it is asked for. */
export function PhoneFold({ title, titleId, isPart = false, look, children }: PhoneFoldProps) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  useNamedInAddress(
    titleId,
    useCallback(() => setIsOpen(true), []),
  );
  const Heading = isPart ? "h3" : "h2";
  return (
    <>
      <Heading
        id={titleId}
        className={
          look ??
          (isPart
            ? "text-s0 leading-6 font-name tracking-normal wrap-anywhere"
            : "text-s-1 leading-5.5 tracking-normal text-ink")
        }
      >
        <FoldTitle title={title} isOpen={isOpen} controls={id} onToggle={() => setIsOpen(!isOpen)} />
      </Heading>
      <FoldContent id={id} isOpen={isOpen}>
        {children}
      </FoldContent>
    </>
  );
}
