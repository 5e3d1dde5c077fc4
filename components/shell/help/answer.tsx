import { clsx } from "clsx";

/** A help answer. Its HTML comes only from files in `content/`, which are reviewed like code. */
export function Answer({ html, className }: { html: string; className?: string }) {
  return (
    <div
      className={clsx(
        "[&_a]:text-ink [&_a]:underline [&_a]:decoration-rule-strong [&_a]:underline-offset-[0.22em] [&_a:hover]:text-spruce [&_a:hover]:decoration-current [&>*+*]:mt-3",
        className,
      )}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
