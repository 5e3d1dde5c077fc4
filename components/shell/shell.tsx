import { ConsentBanner } from "@/components/layout/consent/consent-banner";
import { Footer } from "@/components/shell/footer";
import { PageLife } from "@/components/shell/page-life";
import { SkipLink } from "@/components/shell/skip-link";
import { VitalsGate } from "@/components/shell/vitals/vitals-gate";

interface ShellProps {
  header: React.ReactNode;
  sample: boolean;
  children: React.ReactNode;
}

/** What every page stands in: header with dock, content, footer. */
export function Shell({ header, sample, children }: ShellProps) {
  return (
    <div className="flex min-h-dvh flex-col max-md:pb-19">
      <SkipLink />
      <ConsentBanner />
      {header}
      <div className="flex-1">{children}</div>
      <Footer sample={sample} />
      <PageLife />
      <VitalsGate />
    </div>
  );
}
