import type { Metadata } from "next";
import { servesSample } from "@/app/serves-sample";
import { GUARDED } from "@/lib/access/routes";
import { LateUnrouted } from "@/components/shell/late-missing";

export const metadata: Metadata = { title: "Page not found" };

/** What is missing behind a page of members, whose layout has no such page. Other addresses: `[...nowhere]`. */
export default async function NotFound() {
  return <LateUnrouted guarded={GUARDED} sample={(await servesSample()) === true} />;
}
