import { useEffect, useState } from "react";
import { ANONYMOUS_VIEW, type AccountView } from "@/lib/access/view";
import { isSignedInHere } from "@/lib/access/session-events";
import { browserLog } from "@/lib/platform/browser/browser-log";

/** The reader: a visitor until the site confirms otherwise. Members' data load together with members' code. */
export function useAccount(): AccountView {
  const [account, setAccount] = useState<AccountView>(ANONYMOUS_VIEW);
  useEffect(() => {
    if (!isSignedInHere()) return;
    let isOver = false;
    import("@/components/layout/ask-account")
      .then(async ({ askAccount }) => askAccount())
      .then((answer) => {
        if (!isOver) setAccount(answer);
      })
      .catch((error: unknown) => browserLog.warn("Palette: could not load the account.", error));
    return () => {
      isOver = true;
    };
  }, []);
  return account;
}
