import { AccountSide } from "@/components/layout/account-side";
import { Dock } from "@/components/layout/dock";
import { dockFor, VISITOR_DOCK } from "@/components/layout/dock-entries";
import { HeaderFrame } from "@/components/layout/header-frame";
import { HeaderLogo } from "@/components/layout/header-logo";
import styles from "@/components/layout/header.module.css";
import { PublicationWatch } from "@/components/layout/publication-watch";
import { RouteSpinner } from "@/components/layout/route-spinner";
import { Shell } from "@/components/layout/shell";
import { SignInLink } from "@/components/layout/sign-in-link";
import { MemberLife } from "@/components/session/member-life";
import type { AccountView } from "@/lib/access/view";

interface PortalShellProps {
  /** Null when that could not be read: the header then says nothing of anyone. */
  account: AccountView | null;
  sample: boolean;
  children: React.ReactNode;
}

/** Around a page that is drawn for who is signed in. */
export function PortalShell({ account, sample, children }: PortalShellProps) {
  const header = (
    <HeaderFrame logo={<HeaderLogo />} dock={<Dock entries={account ? dockFor(account) : VISITOR_DOCK} />}>
      <div className={styles.right}>
        {account && (account.level === "anonymous" ? <SignInLink /> : <AccountSide account={account} />)}
      </div>
    </HeaderFrame>
  );
  return (
    <Shell sample={sample} header={header}>
      {children}
      <RouteSpinner />
      {account && account.level !== "anonymous" && (
        <>
          <MemberLife account={account} isFresh />
          <PublicationWatch />
        </>
      )}
    </Shell>
  );
}
