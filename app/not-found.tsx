import type { Metadata } from "next";
import { firstBrands } from "@/app/first-brands";
import { servesSample } from "@/app/serves-sample";
import { NotFoundPage } from "@/components/shell/not-found-page";
import { PublicShell } from "@/components/shell/public-shell";

export const metadata: Metadata = { title: "Page not found" };

/** Addresses without a route, and so without a layout. */
export default async function NotFound() {
  const [isSample, rankings] = await Promise.all([servesSample(), firstBrands()]);
  return (
    <PublicShell sample={isSample === true}>
      <NotFoundPage rankings={rankings} />
    </PublicShell>
  );
}
