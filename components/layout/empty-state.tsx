import { StateNotice } from "@/components/ui/state-notice";

interface EmptyStateProps {
  /** The specification's words for this empty state. */
  title: string;
  children?: React.ReactNode;
  action?: React.ReactNode;
}

/** Loaded, but empty: ruled lines without content. */
export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <StateNotice
      title={title}
      drawing={<path d="M0 8H120M0 18H120M0 28H120M0 38H120" className="stroke-rule-strong" strokeDasharray="2 5" />}
      action={action}
    >
      {children}
    </StateNotice>
  );
}
