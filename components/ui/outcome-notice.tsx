"use client";

import { useEffect, useRef } from "react";
import { clsx } from "clsx";

interface OutcomeNoticeProps {
  isFault: boolean;
  className?: string;
  children: React.ReactNode;
}

/** What has just been done, above a list, with the way to take it back. Takes the focus: the list below has changed. */
export function OutcomeNotice({ isFault, className, children }: OutcomeNoticeProps) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), []);
  return (
    <div
      ref={notice}
      role={isFault ? "alert" : "status"}
      tabIndex={-1}
      className={clsx(
        "flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-l-4 py-1.5 pl-4 text-s0 leading-6",
        isFault ? "border-lingon font-title text-lingon" : "border-spruce",
        className,
      )}
    >
      {children}
    </div>
  );
}
