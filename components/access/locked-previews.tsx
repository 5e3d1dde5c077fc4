import Link from "next/link";
import { LockIcon } from "@/components/ui/icon";
import { LockedShape } from "./locked-slot";

interface LockedPreviewProps {
  id: string;
  title: string;
  text: React.ReactNode;
  /** Where members find it; readers without the right see there which plan includes it. */
  href: string;
  children: React.ReactNode;
}

/** Something a plan opens: for visitors as shape without content, for members with the way to it. */
function LockedPreview({ id, title, text, href, children }: LockedPreviewProps) {
  return (
    <section aria-labelledby={id} className="border-t border-ink pt-3.5 pb-4.5">
      <div className="flex items-center justify-between gap-3">
        <h2 id={id} className="text-s1 leading-tight tracking-lead">
          {title}
        </h2>
        <span data-for="visitors">
          <LockIcon className="size-4.5 text-ink-2" />
        </span>
      </div>
      <p className="mt-1 text-s-1 leading-normal text-ink-2">{text}</p>
      <div data-for="visitors" className="mt-2">
        {children}
        <Link
          href="/pricing"
          prefetch={false}
          aria-label={`See plans with ${title}`}
          className="link mt-2.5 inline-flex min-h-6 items-center text-s-1"
        >
          See plans
        </Link>
      </div>
      <Link
        data-for="anyone"
        href={href}
        prefetch={false}
        className="link mt-2.5 inline-flex min-h-6 items-center text-s-1"
      >
        Open {title}
      </Link>
    </section>
  );
}

/** `href`: where members find scores. */
export function ScoresPreview({ href }: { href: string }) {
  return (
    <LockedPreview
      id="preview-scores"
      title="Sustainability Scores"
      text="A score from 0 to 200 for every brand, with its margin of error and trend."
      href={href}
    >
      <div aria-hidden="true" className="grid gap-2.5">
        {[0, 1, 2, 3, 4].map((line) => (
          <div
            key={line}
            className="relative h-3.5 before:absolute before:inset-x-0 before:top-1/2 before:h-px before:bg-rule"
          >
            <LockedShape className="absolute left-1/3 h-3.5 w-1/3 rounded-full" />
          </div>
        ))}
      </div>
    </LockedPreview>
  );
}

const GROUPS = ["Ego", "Moderate", "Smart", "Dedicated"] as const;

/** The groups that Consumer Insights show, for studies that have them. */
export function GroupsPreview() {
  return (
    <ul className="grid grid-cols-4 gap-1" aria-label="Behaviour groups">
      {GROUPS.map((group) => (
        <li key={group} className="text-s-2 text-ink-2">
          <LockedShape className="mb-1.5 h-9.25 rounded-sm" />
          {group}
        </li>
      ))}
    </ul>
  );
}

export function ConsumerInsightsPreview({ text, children }: { text: React.ReactNode; children: React.ReactNode }) {
  return (
    <LockedPreview id="preview-insights" title="Consumer Insights" text={text} href="/insights">
      {children}
    </LockedPreview>
  );
}
