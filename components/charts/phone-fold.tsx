"use client";

import { useId, useState } from "react";
import { ChevronIcon } from "@/components/ui/icon";
import styles from "./phone-fold.module.css";

interface PhoneFoldProps {
  title: string;
  /** ID of the heading. */
  titleId?: string;
  /** Inside a figure: a heading of the third level. */
  isPart?: boolean;
  children: React.ReactNode;
}

/** A heading and what is below it; on phones that is folded away until it is asked for. */
export function PhoneFold({ title, titleId, isPart = false, children }: PhoneFoldProps) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const Heading = isPart ? "h3" : "h2";
  return (
    <>
      <Heading
        id={titleId}
        className={
          isPart
            ? "text-s0 leading-6 font-name tracking-normal wrap-anywhere"
            : "text-s-1 leading-5.5 tracking-normal text-ink"
        }
      >
        <span className={styles.title}>{title}</span>
        <button
          type="button"
          className={styles.opener}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
        >
          {title}
          <ChevronIcon className={`size-4.5 shrink-0 text-ink-2 ${isOpen ? "" : "-rotate-90"}`} />
        </button>
      </Heading>
      <div id={id} className={styles.content} data-open={isOpen}>
        {children}
      </div>
    </>
  );
}
