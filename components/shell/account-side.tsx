import Link from "next/link";
import { AccountMenu } from "@/components/shell/account-menu";
import { SubscriptionBadge } from "@/components/shell/subscription-badge";
import { buttonVariants } from "@/components/ui/button-look";
import { offersUpgrade, type SignedInView } from "@/lib/access/view";

/** The right end of the header for people who are signed in. */
export function AccountSide({ account }: { account: SignedInView }) {
  return (
    <>
      {account.badge && <SubscriptionBadge badge={account.badge} />}
      {offersUpgrade(account) && (
        <Link
          href="/pricing"
          prefetch={false}
          data-slot="upgrade"
          className={buttonVariants({ variant: "upgrade", size: "sm" })}
        >
          Upgrade
        </Link>
      )}
      <AccountMenu account={account} />
    </>
  );
}
