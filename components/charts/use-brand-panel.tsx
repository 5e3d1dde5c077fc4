"use client";

import { type ComponentType, type RefObject, useRef, useState } from "react";
import { queryClient } from "@/lib/platform/browser/query-client";
import { studyNamesQuery } from "./brand-names-query";
import type { BrandPanelWindowProps } from "./brand-panel";
import type { BrandPanelProps } from "./brand-panel-props";

const load = async () => (await import("./brand-panel")).BrandPanel;

/** Where the panel hangs below its button; its style keeps it within the window. */
function hangBelow(button: HTMLElement | null): { top: number; left: number } {
  const { bottom = 0, left = 0 } = button?.getBoundingClientRect() ?? {};
  return { top: bottom + 8, left: left - 12 };
}

interface OpenedPanel {
  /** Of the button that opens it. */
  opener: {
    ref: RefObject<HTMLButtonElement | null>;
    "aria-haspopup": "dialog";
    "aria-expanded": boolean;
    onPointerEnter: () => void;
    onFocus: () => void;
    onClick: () => void;
  };
  /** Its code did not come. */
  hasFailed: boolean;
  /** The panel, if open. */
  panel: React.ReactNode;
}

/**
 * The brand panel and its button; code and names are loaded on hover or focus.
 * @param onNear called then, to preload more
 */
export function useBrandPanel(props: BrandPanelProps, onNear?: () => void): OpenedPanel {
  const [Panel, setPanel] = useState<ComponentType<BrandPanelWindowProps> | null>(null);
  const [at, setAt] = useState<{ top: number; left: number } | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const ref = useRef<HTMLButtonElement>(null);
  const ahead = () => {
    onNear?.();
    void queryClient.prefetchQuery(studyNamesQuery);
    void load().catch(() => undefined);
  };
  const open = async () => {
    onNear?.();
    try {
      const loaded = await load();
      setHasFailed(false);
      setPanel(() => loaded);
      setAt(hangBelow(ref.current));
    } catch {
      setHasFailed(true);
    }
  };
  return {
    opener: {
      ref,
      "aria-haspopup": "dialog",
      "aria-expanded": at !== null,
      onPointerEnter: ahead,
      onFocus: ahead,
      onClick: () => void open(),
    },
    hasFailed,
    panel: Panel && at ? <Panel {...props} at={at} opener={ref} onClose={() => setAt(null)} /> : null,
  };
}
