import { coverSet, coverSrc, COVER_KINDS, COVER_TYPES, type Cover } from "@/lib/hub/covers/cover";

interface PostCoverProps {
  cover: Cover;
  /** Displayed width, as in `sizes` of an `<img>`. */
  sizes?: string;
  /** The largest image on its page is loaded at once, others near the viewport. */
  first?: boolean;
  className?: string;
}

/** A post's image in the smallest size and format. Its space is reserved. */
export function PostCover({
  cover,
  sizes = "(min-width: 75rem) 70rem, 100vw",
  first = false,
  className,
}: PostCoverProps) {
  return (
    <picture>
      {COVER_KINDS.filter((kind) => kind !== "jpg").map((kind) => (
        <source key={kind} type={COVER_TYPES[kind]} srcSet={coverSet(cover, kind)} sizes={sizes} />
      ))}
      <img
        src={coverSrc(cover)}
        srcSet={coverSet(cover, "jpg")}
        sizes={sizes}
        width={cover.width}
        height={cover.height}
        alt={cover.alt}
        loading={first ? "eager" : "lazy"}
        fetchPriority={first ? "high" : "auto"}
        decoding="async"
        className={className}
      />
    </picture>
  );
}
