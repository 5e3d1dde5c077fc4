import Link from "next/link";
import { VISITOR_DOCK } from "@/components/layout/dock-entries";
import { Footer } from "@/components/layout/footer";
import { Header } from "@/components/layout/header";
import { SkipLink } from "@/components/layout/skip-link";
import { Button } from "@/components/ui/button";

export default function PublicLayout({ children }: { children: React.ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col max-md:pb-19">
      <SkipLink />
      <Header entries={VISITOR_DOCK}>
        <Button asChild variant="line">
          <Link href="/auth?mode=signin">Sign In</Link>
        </Button>
      </Header>
      <div className="flex-1">{children}</div>
      <Footer sample />
    </div>
  );
}
