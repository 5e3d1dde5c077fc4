import Link from "next/link";
import { VISITOR_DOCK } from "@/components/layout/dock-entries";
import { Footer } from "@/components/layout/footer";
import { Header } from "@/components/layout/header";
import { SkipLink } from "@/components/layout/skip-link";
import { buttonVariants } from "@/components/ui/button";

/** Header, dock and footer around a page for visitors. `sample`: the published study is the invented one. */
export function PublicShell({ sample, children }: { sample: boolean; children: React.ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col max-md:pb-19">
      <SkipLink />
      <Header entries={VISITOR_DOCK}>
        <Link href="/auth?mode=signin" prefetch={false} className={buttonVariants({ variant: "line" })}>
          Sign In
        </Link>
      </Header>
      <div className="flex-1">{children}</div>
      <Footer sample={sample} />
    </div>
  );
}
