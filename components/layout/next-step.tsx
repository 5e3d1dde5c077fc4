import Link from "next/link";
import { buttonVariants } from "@/components/ui/button-look";

export interface NextStepProps {
  /** Why one would go on. */
  words?: string;
  href?: string;
  /** What one does there. */
  label?: string;
}

/** The one next step at the end of a reading page, worded as an action; by default the rankings. */
export function NextStep({
  words = "See where people place the brands they know.",
  href = "/rankings",
  label = "Explore Rankings",
}: NextStepProps) {
  return (
    <div className="no-print mt-14 flex flex-wrap items-center justify-between gap-x-8 gap-y-4 border-t-2 border-ink pt-5">
      <p className="standfirst">{words}</p>
      <Link href={href} prefetch={false} className={buttonVariants({ className: "min-h-12 max-md:w-full" })}>
        {label}
      </Link>
    </div>
  );
}
