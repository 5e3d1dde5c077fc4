import { coverSet, coverSrc, COVER_KINDS, COVER_TYPES, type Cover } from "@/lib/hub/covers/cover";

interface PostCoverProps {
  cover: Cover;
  /** How wide it is shown, as in the `sizes` of an `<img>`. */
  sizes?: string;
  /** The largest thing on its page is fetched at once, others when they come near. */
  first?: boolean;
  className?: string;
}

/** The picture of a post, in the size and kind that travel lightest. Its place is kept before it has come. */
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
