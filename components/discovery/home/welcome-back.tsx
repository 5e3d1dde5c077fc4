import Link from "next/link";
import { buttonVariants } from "@/components/ui/button";
import { SITE } from "@/lib/platform/site/site";

/** Marks with their intervals around a dashed mean, as on brand pages. Shapes only, no figures. */
const INTERVALS = [
  { y: 12, from: 96, to: 148 },
  { y: 32, from: 62, to: 110 },
  { y: 52, from: 30, to: 92 },
  { y: 72, from: 8, to: 52 },
];
/** Four groups among a hundred dots. */
const GROUPS = ["fill-g1", "fill-g2", "fill-g3", "fill-g4"];
const ROWS = 4;
const COLUMNS = 10;

function BrandDrawing() {
  return (
    <svg viewBox="0 0 160 84" width="160" height="84" aria-hidden="true">
      <path d="M76 0V84" className="stroke-ink" strokeWidth="1.5" strokeDasharray="3 4" />
      {INTERVALS.map(({ y, from, to }) => (
        <g key={y}>
          <rect x={from} y={y - 5} width={to - from} height="10" rx="5" className="fill-band-fill" />
          <circle cx={(from + to) / 2} cy={y} r="4.5" className="fill-c1" />
        </g>
      ))}
    </svg>
  );
}

function ConsumerDrawing() {
  return (
    <svg viewBox="0 0 160 84" width="160" height="84" aria-hidden="true">
      {Array.from({ length: ROWS * COLUMNS }, (_, person) => {
        const column = Math.floor(person / ROWS);
        return (
          <circle
            key={person}
            cx={8 + column * 16}
            cy={12 + (person % ROWS) * 20}
            r="6"
            className={GROUPS[Math.min(GROUPS.length - 1, Math.floor((column * GROUPS.length) / COLUMNS))]}
          />
        );
      })}
    </svg>
  );
}

const WAYS_IN = [
  {
    id: "brand-insights",
    title: "Brand Insights",
    text: "Analyze sustainability performance across brands",
    Drawing: BrandDrawing,
  },
  {
    id: "consumer-insights",
    title: "Consumer Insights",
    text: "Understand sustainability behaviors & attitudes",
    Drawing: ConsumerDrawing,
  },
] as const;

/** The top of a subscriber's home page: the study's headline, and two links. */
export function WelcomeBack() {
  return (
    <div className="wrap">
      <h1 className="max-w-[19em] pt-7 text-[34px] leading-[1.04] font-strong tracking-display md:text-s5 lg:pt-10">
        {SITE.headline}
      </h1>
      <section
        aria-labelledby="welcome-back"
        className="mt-8 border-t-2 border-ink pt-6 md:mt-12 md:pt-8 lg:grid lg:grid-cols-12 lg:gap-x-8"
      >
        <div className="max-lg:mb-8 lg:col-span-4">
          <h2 id="welcome-back" className="text-s4 tracking-tight">
            Welcome Back
          </h2>
          <p className="standfirst mt-3 measure-24 lg:mt-4.5">Jump right into your sustainability insights</p>
        </div>
        <ul className="grid md:grid-cols-2 md:gap-x-8 lg:col-span-8">
          {WAYS_IN.map(({ id, title, text, Drawing }) => (
            <li
              key={id}
              className="flex flex-col items-start py-6 max-md:border-t max-md:border-rule max-md:first:border-t-0 max-md:first:pt-0 md:border-l md:border-rule-strong md:py-0 md:pl-8"
            >
              <Drawing />
              <h3 id={id} className="mt-6 text-s2">
                {title}
              </h3>
              <p className="mt-2 mb-6 text-ink-2">{text}</p>
              <Link
                href="/insights"
                className={buttonVariants({ variant: "outline", className: "mt-auto" })}
                aria-describedby={id}
              >
                Get Started
              </Link>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
