import { Alert } from "@/components/ui/alert";

interface AccountSectionProps {
  id: string;
  title: string;
  /** One sentence below the title. */
  says?: React.ReactNode;
  children: React.ReactNode;
}

/** One part of the account's forms. */
export function AccountSection({ id, title, says, children }: AccountSectionProps) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={says ? "mb-2 text-s2" : "mb-5 text-s2"}>
        {title}
      </h2>
      {says && <p className="mb-4 text-s-1 leading-5 text-ink-2">{says}</p>}
      {children}
    </section>
  );
}

/** A quiet confirmation of what was done. */
export function Done({ children }: { children: React.ReactNode }) {
  return (
    <Alert variant="default" className="mb-5">
      {children}
    </Alert>
  );
}

/** A form behind a line that opens it: it works without JavaScript. */
export function Unfold({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <details className="border-y border-rule [&+&]:border-t-0">
      <summary className="cursor-pointer py-3 leading-6 font-semibold">{label}</summary>
      <div className="pt-3 pb-6">{children}</div>
    </details>
  );
}
