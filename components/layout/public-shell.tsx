import { HeaderLogo } from "@/components/layout/header-logo";
import { PublicHeader } from "@/components/layout/public-header";
import { Shell } from "@/components/layout/shell";
import { SignInLink } from "@/components/layout/sign-in-link";

/** Around a page that is built once for everyone. `sample`: the published study is the invented one. */
export function PublicShell({ sample, children }: { sample: boolean; children: React.ReactNode }) {
  return (
    <Shell sample={sample} header={<PublicHeader logo={<HeaderLogo />} signIn={<SignInLink />} />}>
      {children}
    </Shell>
  );
}
