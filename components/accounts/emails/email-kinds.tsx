import { clsx } from "clsx";
import Link from "next/link";

/** The kinds of email by name; the open one is marked. */
export function EmailKinds({ kinds, current }: { kinds: readonly string[]; current: string }) {
  return (
    <nav aria-label="Types of email">
      <ul className="border-t border-ink font-ui max-lg:columns-2 max-lg:gap-x-6">
        {kinds.map((kind) => (
          <li key={kind} className="break-inside-avoid border-b border-rule">
            <Link
              href={`/design/letters?kind=${kind}`}
              prefetch={false}
              aria-current={kind === current ? "true" : undefined}
              className={clsx(
                "flex min-h-11 items-center px-3 py-2 text-s0 leading-5 no-underline hover:bg-hover",
                kind === current && "bg-spruce-tint font-semibold hover:bg-spruce-tint",
              )}
            >
              {kind}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
