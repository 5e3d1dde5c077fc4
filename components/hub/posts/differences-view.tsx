import type { Piece } from "@/lib/hub/posts/differences";

/**
 * A text with additions and deletions marked by line, colour and words for screen readers, because browsers do not
 * announce `ins` and `del`.
 */
export function DifferencesView({ pieces }: { pieces: readonly Piece[] }) {
  return (
    <p className="font-read text-s1 leading-7 break-words whitespace-pre-wrap">
      {pieces.map(({ kind, text }, i) =>
        kind === "same" ? (
          <span key={i}>{text}</span>
        ) : kind === "added" ? (
          <ins key={i} className="bg-spruce-tint text-spruce decoration-spruce decoration-2 underline-offset-4">
            <span className="sr-only">[added: </span>
            {text}
            <span className="sr-only">]</span>
          </ins>
        ) : (
          <del key={i} className="bg-lingon-tint text-lingon decoration-lingon">
            <span className="sr-only">[removed: </span>
            {text}
            <span className="sr-only">]</span>
          </del>
        ),
      )}
    </p>
  );
}
