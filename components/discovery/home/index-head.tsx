import Link from "next/link";
import { buttonVariants } from "@/components/ui/button-look";

interface IndexHeadProps {
  /** The whole ranking. */
  href: string;
  year: number;
  /** The page's one main action, or one among others. */
  variant: "default" | "outline";
}

/** Heading of the ranking on the home pages, with the way to the whole of it. */
export function IndexHead({ href, variant, year }: IndexHeadProps) {
  return (
    <div className="items-center gap-x-6 md:grid md:grid-cols-fill-end">
      <div>
        <h2 id="index-rankings" className="text-s2 tracking-tight md:text-s3">
          Official Index Rankings {year}
        </h2>
        <p className="standfirst mt-0.5 text-prose leading-[1.35] md:text-[1.1875rem]">
          View Rankings Now: access the complete rankings for free
        </p>
      </div>
      <Link href={href} className={buttonVariants({ variant, className: "max-md:mt-3 max-md:w-full" })}>
        Explore Rankings
      </Link>
    </div>
  );
}
