import { Skeleton } from "@/components/ui/skeleton";

/** What stands where a drawing will: its size, and nothing to mistake for figures. */
export function ChartWaiting({ height }: { height: number }) {
  return (
    <div style={{ height }} className="relative overflow-hidden" aria-hidden="true">
      <Skeleton className="absolute inset-x-0 top-0 h-px" />
      <Skeleton className="absolute inset-x-0 top-1/3 h-px" />
      <Skeleton className="absolute inset-x-0 top-2/3 h-px" />
      <Skeleton className="absolute inset-x-0 bottom-7 h-px" />
    </div>
  );
}
