import { AccountSide } from "@/components/shell/account-side";
import { Dock } from "@/components/shell/dock";
import { dockFor, VISITOR_DOCK } from "@/components/shell/dock-entries";
import { HeaderFrame } from "@/components/shell/header-frame";
import styles from "@/components/shell/header.module.css";
import { RouteSpinner } from "@/components/shell/route-spinner";
import { Shell } from "@/components/shell/shell";
import { SignInLink } from "@/components/shell/sign-in-link";
import { LatePortalLife } from "@/components/shell/late-portal-life";
import { GUARDED } from "@/lib/access/routes";
import type { AccountView } from "@/lib/access/view";

interface PortalShellProps {
  /** Null if it could not be read; the header then shows no user. */
  account: AccountView | null;
  sample: boolean;
  children: React.ReactNode;
}

/** Around a page that is drawn for people who are signed in. */
export function PortalShell({ account, sample, children }: PortalShellProps) {
  const header = (
    <HeaderFrame dock={<Dock entries={account ? dockFor(account) : VISITOR_DOCK} />}>
      <div className={styles.right}>
        {account && (account.level === "anonymous" ? <SignInLink /> : <AccountSide account={account} />)}
      </div>
    </HeaderFrame>
  );
  return (
    <Shell sample={sample} header={header} isDense>
      {children}
      <RouteSpinner guarded={GUARDED} />
      {account && account.level !== "anonymous" && <LatePortalLife account={account} />}
    </Shell>
  );
}
