"use client";

import dynamic from "next/dynamic";
import { useRef, useState } from "react";
import { CHART_TOOL, type ChartActionProps } from "@/components/charts/chart-action";
import { ShareIcon } from "@/components/sharing/links/share-icons";

/** Loaded on demand: a page is seen far more often than it is shared. */
const ShareWindow = dynamic(async () => (await import("./share-window")).ShareWindow, { ssr: false });

/** Shares a chart: by page address, within each reader's access, or by a shared link within the sharer's. */
export function ShareDialog(props: ChartActionProps) {
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <button ref={button} type="button" className={CHART_TOOL} onClick={() => setIsOpen(true)}>
        <ShareIcon /> <span data-word>Share</span>
      </button>
      {isOpen ? <ShareWindow {...props} returnTo={button} onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}
