import { Button } from "@/components/ui/button";
import { OutcomeNotice } from "@/components/ui/outcome-notice";
import type { Deeds } from "./use-actions";

/** What has just been done here, with the way back; nothing where it was done elsewhere. */
export function DeedNotice({ deeds, at, className = "my-4" }: { deeds: Deeds; at: string; className?: string }) {
  const { news, isBusy } = deeds;
  if (news?.at !== at) return null;
  return (
    <OutcomeNotice key={news.count} isFault={news.isFault} className={className}>
      <p className="min-w-0 wrap-anywhere">{news.text}</p>
      {news.undo ? (
        <Button variant="line" size="sm" disabled={isBusy} onClick={news.undo}>
          Undo
        </Button>
      ) : null}
    </OutcomeNotice>
  );
}
