import Link from "next/link";
import { LogoMark } from "@/components/layout/logo";
import { ThemeSwitch } from "@/components/layout/theme-switch";
import { SITE } from "@/lib/site/site";

const LINKS = [
  { href: "/pricing", title: "Pricing" },
  { href: "/features", title: "Premium Features" },
  { href: "/ranking-guidelines", title: "Guidelines" },
  { href: "/help", title: "Help" },
  { href: "/terms-conditions", title: "Terms and conditions" },
  { href: "/privacy-policy", title: "Privacy policy" },
  { href: "/cookie-settings", title: "Cookie settings" },
  { href: "/contact-us", title: "Contact us" },
] as const;

/** `sample` says that the published study is an invented one. */
export function Footer({ sample }: { sample: boolean }) {
  return (
    <footer data-slot="footer" className="mt-18 border-t border-ink pt-9 pb-14 md:mt-24">
      <div className="wrap grid gap-x-8 gap-y-7 lg:grid-cols-12">
        <Link
          href="/"
          prefetch={false}
          aria-label={`${SITE.name}, home`}
          className="inline-flex min-h-11 items-center gap-2.5 self-start justify-self-start text-s2 font-[680] tracking-[-0.03em] lg:col-span-3"
        >
          <LogoMark className="size-7" />
          {SITE.name}
        </Link>
        <nav aria-label="Footer" className="no-print lg:col-span-5">
          <ul className="columns-2 gap-8">
            {LINKS.map(({ href, title }) => (
              <li key={href}>
                <Link
                  href={href}
                  prefetch={false}
                  className="inline-flex min-h-10 items-center text-s-1 text-ink-2 underline-offset-4 hover:text-ink hover:underline md:min-h-8"
                >
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <p className="text-s-1 leading-[1.55] text-ink-2 lg:col-span-4">
          All rankings, scores and texts are the intellectual property of {SITE.company}. Exports and reuse need written
          permission:{" "}
          <a className="link" href={`mailto:${SITE.rightsAddress}`}>
            {SITE.rightsAddress}
          </a>
        </p>
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2 border-t border-rule pt-3 text-s-2 text-ink-2 max-md:flex-col max-md:items-start lg:col-span-12">
          <p>
            © {SITE.copyrightYear} {SITE.company}
          </p>
          {sample && <p>Sample data: the brands and figures on this site are invented.</p>}
          <ThemeSwitch />
        </div>
      </div>
    </footer>
  );
}
