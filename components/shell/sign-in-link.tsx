import Link from "next/link";
import { buttonVariants } from "@/components/ui/button-look";

/** At the end of the visitors’ header; for someone signed in of whom the server did not say who it is, their account. */
export function SignInLink({ isSignedIn = false }: { isSignedIn?: boolean }) {
  return (
    <Link
      href={isSignedIn ? "/account" : "/auth?mode=signin"}
      prefetch={false}
      className={buttonVariants({ variant: "outline" })}
    >
      {isSignedIn ? "My Account" : "Sign In"}
    </Link>
  );
}
