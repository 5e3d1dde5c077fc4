import { toPalette } from "@/lib/charts/drawing/colours";
import type { Look } from "@/lib/sharing/looks/look";
import { SITE } from "@/lib/platform/site/site";

interface LookPreviewProps {
  look: Pick<Look, "main" | "second">;
  /** Address of the logo; null for none. */
  logo: string | null;
}

/** Slides are white in every theme. */
const PAPER = toPalette("print");
const [INK, SPRUCE] = [PAPER.of("ink"), PAPER.of("spruce")];

/** What every slide has at its top: the logo, the publisher and the sample label, which stay. */
function Head({ logo, second }: { logo: string | null; second: string | null }) {
  return (
    <div
      className="flex h-[13%] items-center gap-[2cqw] border-b-[0.45cqw] text-[2.2cqw] font-semibold"
      style={{ borderColor: second ?? INK }}
    >
      {logo !== null && <img src={logo} alt="" className="max-h-[5cqw] max-w-[24cqw]" />}
      <span style={{ color: SPRUCE }}>{SITE.name}</span>
      <span className="ml-auto" style={{ color: PAPER.of("cloudberry-ink") }}>
        Sample data
      </span>
    </div>
  );
}

const SLIDE = "@container aspect-video w-full min-w-0 overflow-hidden border border-rule-strong bg-white";

/** A cover and a slide in a team's look, as drawings: what they say is no data. */
export function LookPreview({ look: { main, second }, logo }: LookPreviewProps) {
  return (
    <div
      className="grid gap-4 sm:grid-cols-2"
      role="img"
      aria-label="Preview of a cover and a slide in this look"
      data-drawing
    >
      <div className={SLIDE} aria-hidden="true">
        <div className="h-full px-[4.5cqw]">
          <Head logo={logo} second={second} />
          <div
            className="mx-[-4.5cqw] mt-[5%] flex h-[38%] items-end px-[4.5cqw] pb-[3%] text-[6cqw] leading-title font-title"
            style={main === null ? { color: INK } : { backgroundColor: main, color: PAPER.of("paper") }}
          >
            Spring review
          </div>
          <p className="mt-[3%] text-[2.8cqw] leading-normal" style={{ color: PAPER.of("ink-2") }}>
            Three charts
          </p>
        </div>
      </div>
      <div className={SLIDE} aria-hidden="true">
        <div className="h-full px-[4.5cqw]">
          <Head logo={logo} second={second} />
          <p className="mt-[2.5%] text-[4cqw] leading-title font-title" style={{ color: main ?? INK }}>
            Heading of a chart
          </p>
          <div className="mt-[5%] space-y-[2.4cqw]">
            {[82, 64, 47, 30].map((width) => (
              <div key={width} className="h-[2.4cqw] bg-rule-strong" style={{ width: `${width}%` }} />
            ))}
          </div>
          <p className="mt-[5%] text-[2.2cqw] underline" style={{ color: second ?? SPRUCE }}>
            granskog.example/s/7Kq2Vd
          </p>
        </div>
      </div>
    </div>
  );
}
