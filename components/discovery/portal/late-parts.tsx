"use client";

import { useEffect, useRef } from "react";
import { partOnSign } from "@/components/ui/part-on-sign";

// What a reader works in the portal, as the server draws it until they turn to the page.

export const LateChartThumbnail = partOnSign(
  async () => (await import("@/components/sharing/saved-charts/chart-thumbnail")).ChartThumbnail,
);
export const LateFollowList = partOnSign(async () => (await import("./follow-list")).FollowList);
export const LateFollowOne = partOnSign(async () => (await import("./follow-one")).FollowOne);
export const LatePositionList = partOnSign(
  async () => (await import("@/components/rankings/positions/position-list")).PositionList,
);
const FollowSearch = partOnSign(async () => (await import("./follow-search")).FollowSearch);

/**
 * Takes the focus where it disturbs no one: a field outside the view would move the page, and on a phone the keyboard
 * would cover half of it.
 */
function takeFocus(field: HTMLInputElement | null | undefined): void {
  if (!field || !matchMedia("(hover: hover) and (pointer: fine)").matches) return;
  if (field.getBoundingClientRect().bottom <= innerHeight) field.focus({ preventScroll: true });
}

/** The search for brands to follow, with the focus in its field, whose code that loads. */
export function LateFollowSearch(props: React.ComponentProps<typeof FollowSearch>) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => takeFocus(box.current?.querySelector("input")), []);
  return (
    <div ref={box}>
      <FollowSearch {...props} />
    </div>
  );
}
