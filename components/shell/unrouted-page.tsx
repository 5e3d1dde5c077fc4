import { MissingPage } from "@/components/shell/missing-pages";
import { PublicShell } from "@/components/shell/public-shell";

/** The page for an address without a route, in the frame of pages for everyone. `sample`: the published study is invented. */
export function UnroutedPage({ sample }: { sample: boolean }) {
  return (
    <PublicShell sample={sample}>
      <MissingPage what="page" />
    </PublicShell>
  );
}
