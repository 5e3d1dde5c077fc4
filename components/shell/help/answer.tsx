import { cx } from "class-variance-authority";

/** An answer of the help. Its HTML comes from the files in `content/` alone, which are reviewed like code. */
export function Answer({ html, className }: { html: string; className?: string }) {
  return (
    <div
      className={cx(
        "[&_a]:text-ink [&_a]:underline [&_a]:decoration-rule-strong [&_a]:underline-offset-[0.22em] [&_a:hover]:text-spruce [&_a:hover]:decoration-current [&>*+*]:mt-3",
        className,
      )}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
