import { toast } from "@/components/ui/toast";
import { memberFetch } from "@/lib/client/member-fetch";
import { RATE_LIMIT_WORDS } from "@/lib/requests/too-many-requests";

/** Says so when this page asked for too much. Returns what stops it. */
export const sayWhenLimited = (): (() => void) =>
  memberFetch.onRefusal(() => {
    toast({ ...RATE_LIMIT_WORDS, variant: "destructive" });
  });
