import type { Metadata } from "next";
import { servesSample } from "@/app/serves-sample";
import { NotFoundPage } from "@/components/shell/not-found-page";
import { PublicShell } from "@/components/shell/public-shell";

export const metadata: Metadata = { title: "Page not found" };

/** Addresses without a route, and so without a layout. */
export default async function NotFound() {
  return (
    <PublicShell sample={(await servesSample()) === true}>
      <NotFoundPage />
    </PublicShell>
  );
}
