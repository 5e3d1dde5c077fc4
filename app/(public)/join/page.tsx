import type { Metadata } from "next";
import { InvitationCard } from "@/components/accounts/teams/invitation-card";
import { loadMemberUncounted } from "@/lib/access/load";
import { loadLook } from "@/lib/accounts/invitations/load";
import { joinHref, parseJoin } from "@/lib/access/invitation-address";
import { signInHref } from "@/lib/accounts/sign-in/search-params";
import { toPageHead } from "@/lib/platform/site/page-head";

export const metadata: Metadata = {
  ...toPageHead({
    path: "/join",
    title: "Invitation",
    description: "What you are invited to, and how to accept it.",
    listed: false,
  }),
  // Keeps the code on this site. With no referrer at all, a form without JavaScript would have no origin.
  referrer: "same-origin",
};

interface PageProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** The page an invitation link opens. */
export default async function JoinPage({ searchParams }: PageProps) {
  const codes = parseJoin(await searchParams);
  const code = codes.invitation ?? codes.general_invitation ?? "";
  const [look, member] = await Promise.all([loadLook(code), loadMemberUncounted()]);
  const codesToKeep = { invitation: codes.invitation, generalInvitation: codes.general_invitation };
  return (
    <main id="content" tabIndex={-1} className="wrap pt-8 pb-16 font-ui md:pt-16">
      <div className="max-w-160">
        <InvitationCard
          look={look}
          code={code}
          email={member?.profile.email ?? null}
          signUpHref={signInHref({ mode: "signup", ...codesToKeep })}
          signInHref={signInHref({ mode: "signin", ...codesToKeep, from: joinHref(codes) })}
        />
      </div>
    </main>
  );
}
