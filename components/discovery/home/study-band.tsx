import Link from "next/link";
import { ConferenceHall } from "@/components/discovery/home/conference-hall";
import { dimensionsOf, type ShownStudy } from "@/lib/catalogue/shown-study/shown-study";

function toStated({ brands, countries, years, interviews, assessments }: ShownStudy["claims"]) {
  return [
    { figure: brands, of: "brands" },
    { figure: countries?.figure ?? null, of: countries?.of ?? "countries" },
    { figure: years, of: "years of research data" },
    { figure: interviews, of: "interviews" },
    { figure: assessments, of: "brand assessments" },
  ].filter(({ figure }) => figure !== null);
}

/** The foot of the hero: what the study asks, and how much it has asked. */
export function StudyBand({ study }: { study: ShownStudy }) {
  const [first, second] = dimensionsOf(study);
  return (
    <section aria-label="The study" className="wrap">
      <div className="gap-x-16 border-t-2 border-ink pt-4 pb-3 md:grid md:grid-cols-[minmax(0,13.75rem)_minmax(0,1fr)] md:items-start md:gap-x-8 md:pt-5 lg:grid-cols-[16rem_minmax(0,1fr)] lg:gap-x-16">
        <ConferenceHall scale={study.scale} />
        <div className="max-md:mt-4">
          <dl className="grid grid-cols-2 gap-x-5 gap-y-2.5 md:flex md:flex-wrap md:justify-between md:gap-x-6">
            {toStated(study.claims).map(({ figure, of }) => (
              <div key={of} className="flex flex-col-reverse justify-end last:max-md:col-span-2">
                <dt className="text-s-1 leading-lead text-ink-2">{of}</dt>
                <dd className="text-s3 leading-[1.15] font-semibold tracking-figure lg:text-s4">{figure}</dd>
              </div>
            ))}
          </dl>
          <p className="mt-4 border-t border-rule pt-4 font-read text-s1 leading-[1.45] text-ink-2 md:mt-5.5">
            {`People rate the brands they know on two questions: ${first.inSentence} and ${second.inSentence}. The questions are the same ${study.everyYears === 1 ? "every year" : "each time"} and in every country. `}
            <span className="inline-flex flex-wrap gap-x-5 font-ui text-s0">
              <Link className="link" href="/about-study" prefetch={false}>
                How the study works
              </Link>
              <Link className="link" href="/pricing" prefetch={false}>
                Plans and prices
              </Link>
            </span>
          </p>
        </div>
      </div>
    </section>
  );
}
