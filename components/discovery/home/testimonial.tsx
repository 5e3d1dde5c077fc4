import { Monogram } from "@/components/rankings/monogram";
import { SampleLabel } from "@/components/ui/sample-label";
import { VOICES } from "@/lib/platform/site/voices";
import { toGrowthRings } from "@/components/discovery/home/growth-rings";
import styles from "@/components/discovery/home/rings.module.css";

/**
 * One ring for each year of the study, growing as the reader scrolls. Decoration: hidden for readers who prefer reduced
 * motion.
 */
function Rings({ years }: { years: number }) {
  return (
    <svg viewBox="-260 -260 520 520" aria-hidden="true" className={styles.rings}>
      {toGrowthRings(years, 256).map((ring, index) => (
        <path key={index} d={ring} style={{ "--from": `${index}%`, "--to": `${22 + index}%` } as React.CSSProperties} />
      ))}
    </svg>
  );
}

const FIRST_YEAR = 2011;

export function Testimonial({ year }: { year: number }) {
  const { quote, name, role, company } = VOICES.testimonial;
  return (
    <section aria-label="Testimonial" className="relative overflow-x-clip pt-18 pb-14 max-md:px-5 md:py-37.5">
      <Rings years={year - FIRST_YEAR + 1} />
      <div className="md:wrap relative lg:grid lg:grid-cols-12 lg:gap-x-8">
        <figure className="lg:col-span-8">
          <blockquote className="font-read text-[1.625rem] leading-[1.26] font-[380] tracking-item text-pretty md:text-s4">
            “{quote}”
          </blockquote>
          <figcaption className="mt-7 flex flex-wrap items-center gap-3.5 text-s-1 leading-text text-ink-2">
            <Monogram name={company} className="size-10 shrink-0" />
            <span>
              <b className="block text-s0 font-name text-ink">{name}</b>
              {role}, {company}
            </span>
            {VOICES.isSample && <SampleLabel className="sm:ml-2.5">Sample quote</SampleLabel>}
          </figcaption>
        </figure>
      </div>
    </section>
  );
}
