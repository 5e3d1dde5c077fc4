"use client";

import { latePart } from "@/components/ui/late-part";

/** The column beside a ranking: text and links, so only whoever turns to it loads more than its words. */
export const LateRail = latePart({
  load: async () => (await import("./rankings-rail")).RankingsRail,
  when: "meant",
});
