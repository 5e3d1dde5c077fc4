import { servesSample } from "@/app/serves-sample";
import { Announcement } from "@/components/layout/announcement";
import { PublicShell } from "@/components/shell/public-shell";
import { GUARDED } from "@/lib/access/routes";
import { loadAnnouncement } from "@/lib/accounts/flags/load";

export default async function PublicLayout({ children }: { children: React.ReactNode }) {
  const [sample, words] = await Promise.all([servesSample(), loadAnnouncement()]);
  return (
    <PublicShell guarded={GUARDED} sample={sample === true}>
      {words && <Announcement>{words}</Announcement>}
      {children}
    </PublicShell>
  );
}
