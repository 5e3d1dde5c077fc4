import type { Metadata } from "next";
import { servesSample } from "@/app/serves-sample";
import { LateUnrouted } from "@/components/shell/late-missing";

export const metadata: Metadata = { title: "Page not found" };

/** Addresses without a route, and so without a layout. */
export default async function NotFound() {
  return <LateUnrouted sample={(await servesSample()) === true} />;
}
