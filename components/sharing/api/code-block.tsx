/** Code to copy; long lines scroll in the block, which is focusable. */
export function CodeBlock({ label, code }: { label: string; code: string }) {
  return (
    <div
      role="region"
      aria-label={label}
      tabIndex={0}
      className="max-w-full overflow-x-auto rounded-md border border-rule bg-paper-sunk"
    >
      <pre className="w-max min-w-full px-4 py-3 font-code text-note leading-5">
        <code>{code}</code>
      </pre>
    </div>
  );
}
