import { PublicHeader } from "@/components/shell/public-header";
import { PublicRouteSpinner } from "@/components/shell/route-spinner";
import { Shell } from "@/components/shell/shell";
import { GUARDED } from "@/lib/access/routes";

/** Frame of a page cached for everyone. `sample`: the published study is invented. */
export function PublicShell({ sample, children }: { sample: boolean; children: React.ReactNode }) {
  return (
    <Shell sample={sample} header={<PublicHeader />}>
      {children}
      <PublicRouteSpinner guarded={GUARDED} />
    </Shell>
  );
}
