import type { Metadata } from "next";
import { servesSample } from "@/app/serves-sample";
import { WithChartTools } from "@/components/sharing/with-chart-tools";
import { BackgroundSetup } from "@/components/accounts/identity/background-setup";
import { ShownStudyProvider } from "@/components/layout/shown-study";
import { Announcement } from "@/components/layout/announcement";
import { PortalShell } from "@/components/shell/portal-shell";
import { DunningBanner } from "@/components/accounts/billing/dunning-banner";
import { loadMember, type Member } from "@/lib/access/load";
import { ANONYMOUS_VIEW, toAccountView } from "@/lib/access/view";
import { loadCanTry, loadOwed } from "@/lib/accounts/billing/load";
import { loadAnnouncement } from "@/lib/accounts/flags/load";
import { TooManyRequests } from "@/lib/platform/requests/too-many-requests";
import { limitRequest } from "@/lib/platform/telemetry/request-deadline";
import { isWaitlistMode } from "@/lib/platform/site/environment";
import { loadShownStudy } from "@/lib/catalogue/shown-study/load";
import { logError } from "@/lib/platform/telemetry/log-error";

/** Personal pages are not indexed. */
export const metadata: Metadata = { robots: { index: false, follow: false } };

/** The member, or "unknown" if their data could not be loaded, which the page then says. */
async function whoIsThere(): Promise<Member | null | "unknown"> {
  try {
    return await loadMember();
  } catch (error) {
    // Someone who made too many requests is told so by the page.
    if (!(error instanceof TooManyRequests))
      logError(error, "Could not load the member; rendering the signed-out header.");
    return "unknown";
  }
}

async function viewOf(member: Member) {
  return toAccountView({ ...member, canTry: await loadCanTry(member) });
}

/** Read during rendering, not before. */
async function Owed({ member }: { member: Member }) {
  const owed = await loadOwed(member);
  return owed && <DunningBanner {...owed} />;
}

/** Header and footer only: a layout does not know its page, so each page guards itself. */
export default async function PortalLayout({ children }: { children: React.ReactNode }) {
  limitRequest();
  const [member, sample, words, study] = await Promise.all([
    whoIsThere(),
    servesSample(),
    loadAnnouncement(),
    loadShownStudy(),
  ]);
  const account = member === "unknown" ? null : member ? await viewOf(member) : ANONYMOUS_VIEW;
  return (
    <PortalShell account={account} sample={sample === true}>
      {words && <Announcement>{words}</Announcement>}
      {member && member !== "unknown" && <Owed member={member} />}
      <ShownStudyProvider study={study}>
        <WithChartTools>{children}</WithChartTools>
      </ShownStudyProvider>
      {member && member !== "unknown" && (
        <BackgroundSetup waitlistMode={isWaitlistMode()} isInitialised={member.isInitialised} />
      )}
    </PortalShell>
  );
}
