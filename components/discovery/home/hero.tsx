import Link from "next/link";
import { ConferenceHall } from "@/components/discovery/home/conference-hall";
import { MARKETS } from "@/lib/catalogue/markets/market";
import { inSentence } from "@/lib/platform/words/in-sentence";
import { joinNames } from "@/lib/platform/words/sentences";
import { SITE } from "@/lib/platform/site/site";

const { claims } = SITE;
const CLAIMS = [
  { figure: claims.brands, of: "brands" },
  { figure: String(claims.nordicCountries), of: "Nordic countries" },
  { figure: claims.years, of: "years of research data" },
  { figure: claims.interviews, of: "interviews" },
  { figure: claims.assessments, of: "brand assessments" },
] as const;

export function Hero() {
  return (
    <section className="wrap">
      <div className="lg:grid lg:grid-cols-12 lg:items-end lg:gap-x-8 lg:pt-5">
        <div className="pt-7 md:pb-8 lg:col-span-6 lg:pt-0 lg:pb-14">
          <h1 className="text-[42px] leading-none font-strong tracking-display max-sm:text-[clamp(34px,10.8vw,42px)] md:text-[56px] lg:text-s6">
            {SITE.headline}
          </h1>
          <p className="standfirst mt-5 measure-48 md:mt-7 lg:measure-32">
            How people in {joinNames(MARKETS.map(({ name }) => inSentence(name)))} see the brands around them, every
            year, measured the same way.
          </p>
          <p className="mt-6 flex flex-wrap gap-x-7 gap-y-2 md:mt-9">
            <Link className="link" href="/about-study" prefetch={false}>
              How the study works
            </Link>
            <Link className="link" href="/pricing" prefetch={false}>
              Plans and prices
            </Link>
          </p>
        </div>
        <div className="lg:col-span-6 lg:-mr-10">
          <ConferenceHall />
        </div>
      </div>
      <dl className="mt-9 grid grid-cols-2 gap-x-4 gap-y-5 border-t-2 border-ink pt-5 md:mt-10 md:flex md:justify-between md:gap-6">
        {CLAIMS.map(({ figure, of }) => (
          <div key={of} className="flex flex-col-reverse justify-end last:max-md:col-span-2">
            <dt className="mt-0.5 text-s-1 leading-lead text-ink-2">{of}</dt>
            <dd className="text-s3 leading-[1.1] font-semibold tracking-figure lg:text-s4">{figure}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
