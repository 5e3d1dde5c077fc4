import type { ChartDocument, LinesPicture } from "@/lib/charts/document";

const namesOf = ({ series }: LinesPicture) => series.map(({ name }) => name);

/**
 * The first picture that draws lines which the chart's first picture lacks, such as those of the brands it is compared
 * with; null if that draws them all, or draws no lines.
 */
export function toFurtherLines({ pictures: [first, ...others] }: Pick<ChartDocument, "pictures">): LinesPicture | null {
  if (first?.kind !== "lines") return null;
  const drawn = new Set(namesOf(first));
  return (
    others.find(
      (picture): picture is LinesPicture =>
        picture.kind === "lines" && namesOf(picture).some((name) => !drawn.has(name)),
    ) ?? null
  );
}
