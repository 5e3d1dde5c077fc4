import { HeaderLogo } from "@/components/shell/header-logo";
import { PublicHeader } from "@/components/shell/public-header";
import { PublicRouteSpinner } from "@/components/shell/route-spinner";
import { Shell } from "@/components/shell/shell";
import { SignInLink } from "@/components/shell/sign-in-link";
import { GUARDED } from "@/lib/access/routes";

/** Frame of a page cached for everyone. `sample`: the published study is invented. */
export function PublicShell({ sample, children }: { sample: boolean; children: React.ReactNode }) {
  return (
    <Shell sample={sample} header={<PublicHeader logo={<HeaderLogo />} signIn={<SignInLink />} />}>
      {children}
      <PublicRouteSpinner guarded={GUARDED} />
    </Shell>
  );
}
