import styles from "@/components/shell/footer.module.css";
import { LateFooterLinks, LateThemeSwitch } from "@/components/shell/late-footer";
import { SITE } from "@/lib/platform/site/site";

/** The end of every page. `sample`: the published study is invented; `isDense`: short on phones. */
export function Footer({ sample, isDense = false }: { sample: boolean; isDense?: boolean }) {
  return (
    <footer
      data-slot="footer"
      className={`mt-18 border-t border-ink pt-9 pb-14 md:mt-24 ${isDense ? styles.denseFooter : ""}`}
    >
      <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-7 lg:grid-cols-12">
        <LateFooterLinks isDense={isDense} />
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2 border-t border-rule pt-3 text-s-2 text-ink-2 max-md:flex-col max-md:items-start lg:col-span-12">
          <p>
            © {SITE.copyrightYear} {SITE.company}
          </p>
          {sample && <p>Sample data: all brands and figures are invented.</p>}
          <LateThemeSwitch />
        </div>
      </div>
    </footer>
  );
}
