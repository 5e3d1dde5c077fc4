import { toast } from "@/components/ui/toast";
import { memberFetch } from "@/lib/platform/browser/member-fetch";
import { RATE_LIMIT_WORDS } from "@/lib/platform/requests/too-many-requests";

/** Says so when this page asked for too much. Returns what stops it. */
export const sayWhenLimited = (): (() => void) =>
  memberFetch.onRefusal(() => {
    toast({ ...RATE_LIMIT_WORDS, variant: "destructive" });
  });
