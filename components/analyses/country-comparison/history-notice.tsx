import { NoAnswer } from "@/components/layout/no-answer";
import { EmptyState } from "@/components/layout/empty-state";
import { Skeleton } from "@/components/ui/skeleton";

interface HistoryNoticeProps {
  status: "waiting" | "failed" | "none";
  name: string;
  retry: () => void;
}

/** Shown instead of a brand's charts while they load, if they failed to load, and if there are none. */
export function HistoryNotice({ status, name, retry }: HistoryNoticeProps) {
  if (status === "waiting") {
    return (
      <div role="status" className="mt-10 min-h-225 border-t-2 border-ink pt-3 md:mt-12">
        <span className="sr-only">Loading {name}…</span>
        {Array.from({ length: 6 }, (_, row) => (
          <Skeleton key={row} className="mt-4 h-12" />
        ))}
      </div>
    );
  }
  if (status === "none") {
    return (
      <div className="mt-10">
        <EmptyState title="No scores for the years in your plan">
          No market ranked {name} in the years your plan covers. Choose another brand above.
        </EmptyState>
      </div>
    );
  }
  return (
    <div className="mt-10">
      <NoAnswer title={`We couldn’t load the results for ${name}`} retry={retry} />
    </div>
  );
}
