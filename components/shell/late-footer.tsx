"use client";

import { latePart } from "@/components/ui/late-part";
import "@/components/shell/footer.module.css";

/** The footer's links, which work as the server drew them; from here on they lead on without loading the site again. */
export const LateFooterLinks = latePart({
  load: async () => (await import("@/components/shell/footer-links")).FooterLinks,
  when: "approached",
});

/** The choice of theme, which does nothing until its code is there. */
export const LateThemeSwitch = latePart({
  load: async () => (await import("@/components/shell/theme-switch")).ThemeSwitch,
  when: "near",
});
