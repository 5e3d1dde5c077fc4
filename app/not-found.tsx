import type { Metadata } from "next";
import { servesSample } from "@/app/serves-sample";
import { GUARDED } from "@/lib/access/routes";
import { LateUnrouted } from "@/components/shell/late-missing";

export const metadata: Metadata = { title: "Page not found" };

/**
 * What Next itself finds missing outside the public pages, such as a form that no page sends. Pages say themselves what is
 * missing (`missing-here.tsx`); addresses without a page: `[...nowhere]`.
 */
export default async function NotFound() {
  return <LateUnrouted guarded={GUARDED} sample={(await servesSample()) === true} />;
}
