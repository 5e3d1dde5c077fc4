import { CopyButton } from "./copy-button";

interface CopyBlockProps {
  /** "APA", "BibTeX". */
  name: string;
  /** What is copied, as in "Copy the reference in APA style". */
  what: string;
  text: string;
  /** Preformatted, each line as it is. */
  isCode?: boolean;
}

/** A text with a copy button. */
export function CopyBlock({ name, what, text, isCode = false }: CopyBlockProps) {
  return (
    <div className="border-t border-rule py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h3 className="text-s-1 font-semibold">{name}</h3>
        <div className="flex flex-wrap items-center gap-2">
          <CopyButton text={text} what={what} />
        </div>
      </div>
      {isCode ? (
        <pre
          tabIndex={0}
          aria-label={name}
          className="mt-1 max-h-56 overflow-auto rounded-md bg-paper-sunk p-3 font-code text-note leading-5 whitespace-pre-wrap wrap-anywhere"
        >
          {text}
        </pre>
      ) : (
        <p className="mt-1 max-w-wide text-s-1 leading-5.5 wrap-anywhere">{text}</p>
      )}
    </div>
  );
}
