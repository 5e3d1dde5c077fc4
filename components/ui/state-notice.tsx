import { clsx } from "clsx";

interface StateNoticeProps extends Omit<React.ComponentProps<"div">, "title"> {
  title: string;
  /** Contents of a drawing 120 × 44, decorative. */
  drawing: React.ReactNode;
  action?: React.ReactNode;
}

/** What is in the place of content that is not there: a small drawing, one sentence, what to do. */
export function StateNotice({ title, drawing, action, className, children, ...props }: StateNoticeProps) {
  return (
    <div data-slot="state-notice" className={clsx("border-t border-ink pt-6 pb-8", className)} {...props}>
      <svg width="120" height="44" viewBox="0 0 120 44" fill="none" aria-hidden="true">
        {drawing}
      </svg>
      <p className="mt-5 text-s2 leading-title font-title tracking-name">{title}</p>
      {children && <p className="mt-2 measure-56 text-s-1 text-ink-2">{children}</p>}
      {action && <div className="mt-5 flex flex-wrap gap-3">{action}</div>}
    </div>
  );
}
