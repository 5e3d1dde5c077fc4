"use client";

import { latePart } from "@/components/ui/late-part";
import "@/components/shell/footer.module.css";

/** The footer, which few readers reach. */
export const LateFooter = latePart({
  load: async () => (await import("@/components/shell/footer")).Footer,
  when: "near",
});
