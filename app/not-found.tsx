import type { Metadata } from "next";
import { servesSample } from "@/app/serves-sample";
import { LateUnrouted } from "@/components/shell/late-missing";
// Styles of the frame, which streams in late: without them it would first be shown unstyled.
import "@/components/layout/consent/consent-banner.module.css";
import "@/components/shell/dock.module.css";
import "@/components/shell/header.module.css";

export const metadata: Metadata = { title: "Page not found" };

/** Addresses without a route, and so without a layout. */
export default async function NotFound() {
  return <LateUnrouted sample={(await servesSample()) === true} />;
}
