import Link from "next/link";
import { BrandLookup, type LookupMarket } from "@/components/discovery/home/brand-lookup";
import { buttonVariants } from "@/components/ui/button-look";

/** Marks with their intervals around a dashed mean, as on brand pages. Shapes only, no numbers. */
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

interface WelcomeBackProps {
  markets: LookupMarket[];
  /** What the reader follows. */
  children: React.ReactNode;
}

/** The top of a subscriber's home page: a brand search, two links, and the followed brands. */
export function WelcomeBack({ markets, children }: WelcomeBackProps) {
  return (
    <section aria-labelledby="welcome-back" className="wrap">
      <div className="items-end gap-x-8 pt-4 md:grid md:grid-cols-[minmax(0,1fr)_minmax(0,27.5rem)] md:pt-6">
        <div>
          <h1 id="welcome-back" className="text-[2.125rem] leading-[1.06] font-strong tracking-display md:text-s5">
            Welcome Back
          </h1>
          <p className="standfirst mt-2 text-s1 md:text-lead">Jump right into your sustainability insights</p>
        </div>
        <BrandLookup markets={markets} />
      </div>
      <div className="mt-5 grid border-t-2 border-ink md:grid-cols-3">
        {WAYS_IN.map(({ id, title, text, Drawing }) => (
          <div
            key={id}
            className="flex flex-col items-start border-rule py-4 max-md:border-b md:py-5 md:not-first:border-l md:not-first:pl-7"
          >
            <span className="mb-3.5 max-md:hidden">
              <Drawing />
            </span>
            <h2 id={id} className="text-s2 md:text-s3">
              {title}
            </h2>
            <p className="mt-0.5 mb-4 text-ink-2">{text}</p>
            <Link href="/insights" className={buttonVariants({ className: "mt-auto" })} aria-describedby={id}>
              Get Started
            </Link>
          </div>
        ))}
        <div className="border-rule py-4 md:border-l md:py-5 md:pl-7">{children}</div>
      </div>
    </section>
  );
}
