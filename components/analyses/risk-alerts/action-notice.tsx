import { Button } from "@/components/ui/button";
import { OutcomeNotice } from "@/components/ui/outcome-notice";
import type { Actions } from "./use-actions";

/** The last action here, with undo; nothing for an action elsewhere. */
export function ActionNotice({
  actions,
  at,
  className = "my-4",
}: {
  actions: Actions;
  at: string;
  className?: string;
}) {
  const { events, isBusy } = actions;
  if (events?.at !== at) return null;
  return (
    <OutcomeNotice key={events.count} isFault={events.isFault} className={className}>
      <p className="min-w-0 wrap-anywhere">{events.text}</p>
      {events.undo ? (
        <Button variant="outline" size="sm" disabled={isBusy} onClick={events.undo}>
          Undo
        </Button>
      ) : null}
    </OutcomeNotice>
  );
}
