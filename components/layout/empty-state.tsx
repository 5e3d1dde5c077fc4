import { StateNotice } from "@/components/ui/state-notice";

interface EmptyStateProps {
  /** The spec's words for this emptiness. */
  title: string;
  children?: React.ReactNode;
  action?: React.ReactNode;
}

/** The database answered and had none: ruled lines with nothing on them. */
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
