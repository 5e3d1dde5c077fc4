import Link from "next/link";
import { buttonVariants } from "@/components/ui/button-look";

export function SignInLink() {
  return (
    <Link href="/auth?mode=signin" prefetch={false} className={buttonVariants({ variant: "outline" })}>
      Sign In
    </Link>
  );
}
