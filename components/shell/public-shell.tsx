import { PublicHeader } from "@/components/shell/public-header";
import { PublicRouteSpinner } from "@/components/shell/route-spinner";
import { Shell } from "@/components/shell/shell";

interface PublicShellProps {
  /** The published study is invented. */
  sample: boolean;
  /** Addresses that send who may not read them elsewhere. Given, since a missing page draws this in the browser. */
  guarded: readonly string[];
  /** Its footer is short on phones. */
  isDense?: boolean;
  children: React.ReactNode;
}

/** Frame of a page whose header is the same for everyone until the browser knows the reader. */
export function PublicShell({ sample, guarded, isDense = false, children }: PublicShellProps) {
  return (
    <Shell sample={sample} header={<PublicHeader />} isDense={isDense}>
      {children}
      <PublicRouteSpinner guarded={guarded} />
    </Shell>
  );
}
