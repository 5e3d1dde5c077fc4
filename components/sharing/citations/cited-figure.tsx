import { ChartPicture } from "@/components/charts/chart-picture";
import { ShareTable } from "@/components/sharing/links/share-table";
import type { ChartDocument } from "@/lib/charts/document";
import { toPaints } from "@/lib/charts/drawing/paints";

/** The cited chart as of today, with the tables that the hash covers. */
export function CitedFigure({ document: { title, subtitle, source, pictures, tables } }: { document: ChartDocument }) {
  const [picture] = pictures;
  return (
    <figure aria-labelledby="figure-title" className="border-t-2 border-ink pt-3">
      <h2 id="figure-title" className="text-s2 leading-7 tracking-heading wrap-anywhere" dir="auto">
        {title}
      </h2>
      <p className="mt-1 measure-100 text-s-1 leading-5 text-ink-2 wrap-anywhere">{subtitle}</p>
      {picture ? <ChartPicture picture={picture} paints={toPaints(pictures)} title={title} className="mt-6" /> : null}
      {tables.map((table, index) =>
        picture ? (
          <details key={index} className="mt-4 border-t border-rule pt-1">
            <summary className="inline-flex min-h-11 cursor-pointer items-center text-s-1 font-value text-ink-2 hover:text-ink">
              <span className="link">{tables.length === 1 ? "The numbers in a table" : `Table: ${table.name}`}</span>
            </summary>
            <ShareTable table={table} />
          </details>
        ) : (
          <div key={index} className="mt-4">
            <ShareTable table={table} />
          </div>
        ),
      )}
      <figcaption className="mt-4 border-t border-rule pt-3 text-s-2 leading-4.5 text-ink-2 wrap-anywhere">
        Source: {source}
      </figcaption>
    </figure>
  );
}
