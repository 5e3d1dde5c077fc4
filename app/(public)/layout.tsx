import { servesSample } from "@/app/serves-sample";
import { PublicShell } from "@/components/layout/public-shell";

export default async function PublicLayout({ children }: { children: React.ReactNode }) {
  return <PublicShell sample={(await servesSample()) === true}>{children}</PublicShell>;
}
