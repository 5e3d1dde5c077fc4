import { Button } from "@/components/ui/button";
import { StateNotice } from "@/components/ui/state-notice";
import { formatDate } from "@/lib/platform/words/format";
import type { SavedPortfolio } from "@/lib/analyses/portfolio/portfolio";
import { wordSize } from "@/lib/analyses/portfolio/wording";

interface NoBrandsProps {
  list: readonly SavedPortfolio[];
  onOpen: (portfolio: SavedPortfolio) => void;
  onAdd: (opener: HTMLElement) => void;
}

/** No portfolio is looked at yet: the saved ones, and how to make one. */
export function NoBrands({ list, onOpen, onAdd }: NoBrandsProps) {
  return (
    <div className="mt-10 grid grid-cols-1 gap-x-12 gap-y-8 lg:grid-cols-7-5">
      <StateNotice
        title={list.length > 0 ? "Open a saved portfolio or start a new one" : "No portfolio yet"}
        className="border-t-2"
        drawing={
          <>
            <path d="M0 24H120" className="stroke-ink" strokeDasharray="5 4" />
            <path
              d="M8 24V6h12v18M32 24V12h12v12M56 24v-7h12v7M80 24v9h12v-9M104 24v15h12V24"
              className="stroke-c1"
              strokeWidth="1.5"
            />
          </>
        }
        action={<Button onClick={(event) => onAdd(event.currentTarget)}>Add brands</Button>}
      >
        Type or paste up to 200 brand names, upload a list or add a whole industry. You can mix markets: each brand is
        compared with its own market.
      </StateNotice>
      {list.length > 0 ? (
        <section aria-labelledby="saved-portfolios" className="border-t-2 border-ink pt-3">
          <h2 id="saved-portfolios" className="text-s2">
            Saved portfolios
          </h2>
          <ul className="mt-2">
            {list.map((portfolio) => (
              <li key={portfolio.id} className="border-b border-rule">
                <button
                  type="button"
                  className="flex min-h-12 w-full flex-wrap items-center justify-between gap-x-4 py-2 text-left hover:bg-hover"
                  onClick={() => onOpen(portfolio)}
                >
                  <span className="min-w-0 font-semibold wrap-anywhere">{portfolio.name}</span>
                  <span className="text-s-1 text-ink-2">
                    {wordSize(portfolio.entries)}, {formatDate(portfolio.updatedAt)}
                  </span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </div>
  );
}
