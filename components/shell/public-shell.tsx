import { HeaderLogo } from "@/components/shell/header-logo";
import { PublicHeader } from "@/components/shell/public-header";
import { Shell } from "@/components/shell/shell";
import { SignInLink } from "@/components/shell/sign-in-link";

/** Around a page that is built once for everyone. `sample`: the published study is the invented one. */
export function PublicShell({ sample, children }: { sample: boolean; children: React.ReactNode }) {
  return (
    <Shell sample={sample} header={<PublicHeader logo={<HeaderLogo />} signIn={<SignInLink />} />}>
      {children}
    </Shell>
  );
}
