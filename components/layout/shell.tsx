import { Footer } from "@/components/layout/footer";
import { PageLife } from "@/components/layout/page-life";
import { SkipLink } from "@/components/layout/skip-link";

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
      {header}
      <div className="flex-1">{children}</div>
      <Footer sample={sample} />
      <PageLife />
    </div>
  );
}
