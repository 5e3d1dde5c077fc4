import { DesignSection } from "@/components/design/specimen";
import { LogoMark } from "@/components/layout/logo";
import { SITE } from "@/lib/platform/site/site";

const LINES = Array.from({ length: 17 }, (_, line) => line * 2);
const SIZES = ["size-16", "size-12", "size-8", "size-6", "size-4"] as const;
const NAME = "leading-none font-figure tracking-hero";

/** The mark on its grid, with the name, at its sizes and on its grounds. */
export function LogoSection() {
  return (
    <DesignSection
      id="logo"
      title="Logo"
      note="Clear space: one bar’s height on each side. Never below 16 px; never rotated, boxed or outlined."
    >
      <div className="grid gap-x-14 gap-y-8 md:grid-cols-[13.5rem_1fr]">
        <div>
          <div className="relative size-54">
            <LogoMark className="size-54" />
            <svg
              viewBox="0 0 32 32"
              aria-hidden="true"
              className="absolute inset-0 size-54 stroke-ink opacity-35"
              strokeWidth="0.03"
            >
              <path d={LINES.map((at) => `M${at} 0V32M0 ${at}H32`).join("")} />
            </svg>
          </div>
          <p className="mt-3 text-s-2 leading-4 text-ink-2">
            Left half a spruce, right half a bar chart; the trunk is the axis. Even numbers on a 32 grid.
          </p>
        </div>
        <div>
          <div className="flex items-center gap-5">
            <LogoMark className="size-14" />
            <span className={`text-s4 md:text-[2.75rem] ${NAME}`}>{SITE.name}</span>
          </div>
          <div className="mt-9 grid grid-cols-[2.75rem_auto] items-center justify-start gap-x-4">
            <LogoMark className="row-span-2 size-11" />
            <span className={`text-s3 ${NAME}`}>{SITE.name}</span>
            <span className="text-s-1 text-ink-2">{SITE.headline}</span>
          </div>
          <ul className="mt-9 flex flex-wrap items-end gap-7">
            {SIZES.map((size) => (
              <li key={size} className="grid justify-items-center gap-2 text-s-2 text-ink-2">
                <LogoMark className={size} />
                {Number(size.slice(5)) * 4}
              </li>
            ))}
            <li className="grid justify-items-center gap-2 text-s-2 text-ink-2">
              <LogoMark className="size-10 text-ink [&_path]:fill-current" />
              one ink
            </li>
          </ul>
        </div>
        <div className="grid sm:grid-cols-2 md:col-span-2">
          <p className="flex h-30 items-center justify-center gap-3.5 bg-[oklch(31%_0.07_158)] text-[oklch(98.6%_0.012_120)] [&_path:first-child]:fill-current [&_path:last-child]:fill-[oklch(80%_0.13_140)]">
            <LogoMark className="size-10" />
            <span className={`text-s3 ${NAME}`}>{SITE.name}</span>
          </p>
          <p className="flex h-30 items-center justify-center gap-3.5 bg-birch">
            <LogoMark className="size-10" />
            <span className={`text-s3 ${NAME}`}>{SITE.name}</span>
          </p>
        </div>
      </div>
    </DesignSection>
  );
}
