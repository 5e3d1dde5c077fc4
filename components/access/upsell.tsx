import Link from "next/link";
import { buttonVariants } from "@/components/ui/button-look";
import { LockIcon } from "@/components/ui/icon";
import { authHref } from "@/lib/access/return-path";

interface UpsellProps {
  title: string;
  text: string;
  /** The number of other locked items, e.g. "+ 20 more insights". */
  more?: string;
  /** A quieter link beside the buttons. */
  children?: React.ReactNode;
  /**
   * Shown to members, and to any reader without JavaScript: a link that offers nothing they may already have. Signing up
   * or in leads there too.
   */
  anyone: { title: string; text: string; href: string; label: string };
}

const FRAME = "no-print border-y-2 border-ink py-7";
const WAYS = "mt-6 flex flex-wrap items-center gap-x-5 gap-y-3";

/** The one way to unlock a page's hidden content for visitors; members are led to where they have it. */
export function Upsell({ title, text, more, children, anyone }: UpsellProps) {
  return (
    <>
      <section data-for="visitors" aria-labelledby="upsell" className={FRAME}>
        <div className="flex items-start gap-3">
          <LockIcon className="mt-1 size-5 text-ink-2" />
          <div>
            <h2 id="upsell" className="text-s3">
              {title}
            </h2>
            <p className="mt-3 max-w-line text-ink-2">{text}</p>
            {more ? <p className="mt-2 font-semibold text-spruce">{more}</p> : null}
            <div className={WAYS}>
              <Link href={authHref("signup", anyone.href)} prefetch={false} className={buttonVariants({ size: "lg" })}>
                Sign Up Free
              </Link>
              <Link
                href={authHref("signin", anyone.href)}
                prefetch={false}
                className={buttonVariants({ variant: "outline", size: "lg" })}
              >
                Sign In
              </Link>
              {children}
            </div>
          </div>
        </div>
      </section>
      <section data-for="anyone" aria-labelledby="way-on" className={FRAME}>
        <h2 id="way-on" className="text-s3">
          {anyone.title}
        </h2>
        <p className="mt-3 max-w-line text-ink-2">{anyone.text}</p>
        <div className={WAYS}>
          <Link href={anyone.href} prefetch={false} className={buttonVariants({ size: "lg" })}>
            {anyone.label}
          </Link>
          {children}
        </div>
      </section>
    </>
  );
}
