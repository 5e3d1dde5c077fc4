import { ConsentBanner } from "@/components/layout/consent/consent-banner";
import { Footer } from "@/components/shell/footer";
import { PageLife } from "@/components/shell/page-life";
import { VitalsGate } from "@/components/shell/vitals/vitals-gate";

/** The first tab stop: past the navigation to the content (`<main id="content">`). */
function SkipLink() {
  return (
    <a
      href="#content"
      className="no-print sr-only rounded-md bg-ink font-semibold text-paper focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-50 focus:px-4 focus:py-3"
    >
      Skip to content
    </a>
  );
}

interface ShellProps {
  header: React.ReactNode;
  sample: boolean;
  /** A page of work, or a shared chart: its footer is short on phones. */
  isDense?: boolean;
  children: React.ReactNode;
}

/** What every page is in: header with dock, content, footer. */
export function Shell({ header, sample, isDense = false, children }: ShellProps) {
  return (
    <div data-slot="shell" className="flex min-h-dvh flex-col screen:max-md:pb-19">
      <SkipLink />
      <ConsentBanner />
      {header}
      <div className="flex-1">{children}</div>
      <Footer sample={sample} isDense={isDense} />
      <PageLife />
      <VitalsGate />
    </div>
  );
}
