import Link from "next/link";
import { buttonVariants } from "@/components/ui/button-look";

/** Someone came to a step that nothing led to: it was done elsewhere, or too long ago. */
export function NoStep({ href, children }: { href: string; children: React.ReactNode }) {
  return (
    <>
      <p className="standfirst mb-8 measure-40">
        There is no code to enter here. You may have finished this step already, or it has expired.
      </p>
      <Link href={href} prefetch={false} className={buttonVariants({ size: "lg", className: "max-md:w-full" })}>
        {children}
      </Link>
    </>
  );
}
