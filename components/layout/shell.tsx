import { ConsentBanner } from "@/components/consent/consent-banner";
import { Footer } from "@/components/layout/footer";
import { PageLife } from "@/components/layout/page-life";
import { SkipLink } from "@/components/layout/skip-link";
import { VitalsGate } from "@/components/vitals/vitals-gate";

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
