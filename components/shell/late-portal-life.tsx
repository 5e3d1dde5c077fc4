"use client";

import { lifeOnSign } from "@/components/ui/part-on-sign";

/** Milliseconds after which a page that no one has touched counts the time until sign-out, and looks for new results. */
const UNTOUCHED = 20_000;

export const LatePortalLife = lifeOnSign(
  async () => (await import("@/components/shell/portal-life")).PortalLife,
  UNTOUCHED,
);
