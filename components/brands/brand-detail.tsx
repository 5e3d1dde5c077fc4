import { Upsell } from "@/components/access/upsell";
import { SampleLabel } from "@/components/ui/sample-label";
import type { BrandView } from "@/lib/brands/view";
import { BrandHeading } from "./brand-heading";
import { BrandStanding } from "./brand-standing";
import { LockedInsights } from "./locked-insights";

interface BrandDetailProps {
  view: BrandView;
  isSample: boolean;
  level: "h1" | "h2";
  /** What stands beside the detail on a page of its own. */
  aside?: React.ReactNode;
  /** Source line. */
  children?: React.ReactNode;
}

/** In a sentence, a name too long to be read in one. */
function toShortName(name: string): string {
  return name.length < 48 ? name : "this brand";
}

function toStandfirst({ brand, standings, isIndexable }: BrandView): string {
  const markets = new Intl.ListFormat("en-GB").format(standings.map(({ market }) => market.name));
  const name = toShortName(brand.name);
  if (isIndexable) return `How sustainable people in ${markets} say ${name} is, next to every brand they know.`;
  return `${name === brand.name ? name : "This"} is one of the brands people know and rate in ${markets}.`;
}

/** A brand as a visitor sees it: its places where they are public, shapes where they are not, and how to see the rest. */
export function BrandDetail({ view, isSample, level, aside, children }: BrandDetailProps) {
  const { brand, standings, isIndexable } = view;
  const [home] = standings;
  if (!home) return null;
  const hasScores = standings.some(({ score }) => score.status !== "unpublished");
  return (
    <article>
      <header className="pt-7 pb-6 md:pt-13 md:pb-9">
        <BrandHeading brand={brand} industry={home.industry} market={home.market} level={level}>
          {isSample ? <SampleLabel className="max-md:col-span-2 max-md:mt-4 max-md:justify-self-start md:self-end" /> : null}
        </BrandHeading>
        <p className="standfirst mt-4 max-w-[60ch] wrap-anywhere md:mt-6">{toStandfirst(view)}</p>
      </header>
      <div className="items-start gap-x-18 lg:grid lg:grid-cols-[minmax(0,1fr)_296px]">
        <div>
          <section aria-labelledby="standings" className="border-t-2 border-ink pt-5">
            <h2 id="standings" className="text-s2">
              Position
            </h2>
            <ul>
              {standings.map((standing) => (
                <BrandStanding key={standing.market.slug} standing={standing} />
              ))}
            </ul>
            {standings.some(({ position }) => position.status === "locked") ? (
              <p className="mt-4 max-w-[68ch] text-s-1 text-ink-2">
                Visitors see the top 10 of each market.{" "}
                {isIndexable
                  ? `A free account shows where ${toShortName(brand.name)} stands in the others.`
                  : `A free account shows where ${toShortName(brand.name)} stands among the other brands people rate.`}
              </p>
            ) : null}
          </section>
          <section aria-labelledby="insights" className="mt-12">
            <h2 id="insights" className="no-print mb-5 text-s2">
              With a plan
            </h2>
            <LockedInsights hasScores={hasScores} />
          </section>
          <Upsell
            title="Sign Up for Full Access"
            text="A free account shows every position, in every market and industry. Paid plans add scores, trends and competitive context, and start with a 7-day trial."
            more="+ 20 more insights"
          />
          <div className="mt-14">{children}</div>
        </div>
        {aside}
      </div>
    </article>
  );
}
