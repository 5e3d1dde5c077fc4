import { MissingPage } from "@/components/shell/missing-pages";
import { PublicShell } from "@/components/shell/public-shell";

export interface UnroutedPageProps {
  /** The published study is invented. */
  sample: boolean;
  /** Addresses that send who may not read them elsewhere. */
  guarded: readonly string[];
}

/** The page for what a layout has no page for, in the frame of pages for everyone. */
export function UnroutedPage({ sample, guarded }: UnroutedPageProps) {
  return (
    <PublicShell sample={sample} guarded={guarded}>
      <MissingPage what="page" />
    </PublicShell>
  );
}
