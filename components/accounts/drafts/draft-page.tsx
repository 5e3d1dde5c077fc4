import { AdminPage } from "@/components/accounts/administration/admin-page";
import { DraftStepList } from "@/components/accounts/drafts/draft-step-list";
import { DATA_PAGE } from "@/lib/rankings/publications/search-params";
import type { Draft, DraftStep } from "@/lib/study/drafts/draft";

interface DraftPageProps {
  draft: Draft;
  step: DraftStep;
  /** One sentence under the title. */
  purpose: string;
  /** Whether the overview of administration is not for this person. */
  isOverview: boolean;
  children: React.ReactNode;
}

/** One step of a draft: its name, the five steps, and what this one is for. */
export function DraftPage({ draft, step, purpose, isOverview, children }: DraftPageProps) {
  return (
    <AdminPage title={draft.name} purpose={purpose} isOverview={isOverview} within={{ href: DATA_PAGE, title: "Data" }}>
      <DraftStepList draft={draft} here={step} />
      {children}
    </AdminPage>
  );
}
