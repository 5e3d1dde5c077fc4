import Link from "next/link";
import { Day } from "@/components/accounts/account/day";
import { FactList } from "@/components/accounts/account/fact-list";
import { JoinForm } from "@/components/accounts/teams/join-form";
import { buttonVariants } from "@/components/ui/button-look";
import type { InvitationLook } from "@/lib/accounts/invitations/look";
import { teamName, wordOutcome } from "@/lib/accounts/invitations/words";
import { PLAN_NAMES } from "@/lib/access/plan";

interface InvitationCardProps {
  look: InvitationLook;
  code: string;
  /** Address of the signed-in person; null for visitors. */
  email: string | null;
  signUpHref: string;
  signInHref: string;
}

/** What someone is invited to, and the way in: by joining, or by an account first. */
export function InvitationCard({ look, code, email, signUpHref, signInHref }: InvitationCardProps) {
  if (look.status !== "open") {
    const { title, description } = wordOutcome({ status: look.status });
    return (
      <>
        <h1 className="text-s4 leading-head tracking-display md:text-s5">{title}</h1>
        <p className="standfirst mt-4 max-w-brief">{description}</p>
        <p className="mt-8">
          <Link href="/pricing" prefetch={false} className={buttonVariants({ variant: "outline", size: "lg" })}>
            What each plan includes
          </Link>
        </p>
      </>
    );
  }
  const isForAnother = email !== null && look.email !== null && look.email !== email.toLowerCase();
  const facts = [
    { name: "Plan", value: PLAN_NAMES[look.tier] },
    { name: "Invited by", value: look.from },
    ...(look.email === null ? [] : [{ name: "For", value: look.email }]),
    ...(look.domain === null ? [] : [{ name: "For", value: `addresses at ${look.domain}` }]),
    ...(look.expiresAt === null ? [] : [{ name: "Expires", value: <Day at={look.expiresAt} /> }]),
  ];
  return (
    <>
      <p className="text-s-1 leading-5 font-semibold text-spruce">Invitation</p>
      <h1 className="mt-2.5 text-s4 leading-head tracking-display break-words md:mt-3.5 md:text-s5">
        Join {teamName(look.team)}
      </h1>
      <p className="standfirst mt-4 mb-8 max-w-brief">
        {look.email === null ? "You’ll use one of its free seats." : "A seat is reserved for you."} You’ll have
        everything in the team’s plan, at no cost to you.
      </p>
      <FactList facts={facts} />
      <div className="mt-8">
        {email === null ? (
          <div className="flex flex-wrap gap-3">
            <Link
              href={signUpHref}
              prefetch={false}
              className={buttonVariants({ size: "lg", className: "max-md:w-full" })}
            >
              Create your account
            </Link>
            <Link
              href={signInHref}
              prefetch={false}
              className={buttonVariants({ variant: "outline", size: "lg", className: "max-md:w-full" })}
            >
              I already have an account
            </Link>
          </div>
        ) : isForAnother ? (
          <p className="measure-56 border-l-4 border-cloudberry bg-cloudberry-tint px-4 py-2 text-s0 leading-6 break-words text-cloudberry-ink">
            You are signed in as {email}. Sign in with the invited email address, or ask for an invitation to this one.
          </p>
        ) : (
          <JoinForm code={code} />
        )}
      </div>
    </>
  );
}
