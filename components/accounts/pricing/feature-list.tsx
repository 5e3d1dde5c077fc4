import { FeatureFigure } from "@/components/accounts/pricing/feature-figure";
import { FEATURES } from "@/components/accounts/pricing/features";
import { StudyText } from "@/components/layout/study-text";
import type { ShownStudy } from "@/lib/catalogue/shown-study/shown-study";
import { planWith } from "@/lib/access/rights";
import { cn } from "@/components/ui/class-names";

/** Everything a plan adds, in groups, each with its lowest tier and an illustration. */
export function FeatureList({ study: { modules } }: { study: Pick<ShownStudy, "modules"> }) {
  return FEATURES.map(({ id, title, features }) => {
    const isDrawn = id !== "exports" && (id !== "consumers" || modules.includes("behaviours"));
    const offered = features.filter(
      ({ module, unless }) =>
        (module === undefined || modules.includes(module)) && (unless === undefined || !modules.includes(unless)),
    );
    return (
      <section
        key={id}
        aria-labelledby={id}
        className="grid gap-x-8 gap-y-5 border-t-2 border-ink pt-5 pb-14 md:pb-18 lg:grid-cols-reading lg:justify-between"
      >
        <h2 id={id} className="text-s2 leading-7 font-semibold">
          {title}
        </h2>
        <div className={cn("grid gap-x-14 gap-y-9", isDrawn && "lg:grid-tail-121")}>
          <ul className={cn("border-t border-rule lg:border-t-0", !isDrawn && "md:grid md:grid-cols-2 md:gap-x-14")}>
            {offered.map(({ name, text, right }, index) => (
              <li
                key={name}
                className={cn("border-b border-rule py-5", (isDrawn ? index === 0 : index < 2) && "lg:pt-0")}
              >
                <h3 className="text-s1 leading-6.5 font-semibold tracking-item">{name}</h3>
                <p className="mt-1 font-read text-s1 leading-6.75 text-ink-2">
                  <StudyText>{text}</StudyText>
                </p>
                <p className="mt-2.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-s-1 leading-5 font-semibold text-spruce">
                  From {planWith(right)}
                </p>
              </li>
            ))}
          </ul>
          {isDrawn && (
            <div className="md:max-w-121 lg:[&>figure]:border-t-0 lg:[&>figure]:pt-1">
              <FeatureFigure group={id} />
            </div>
          )}
        </div>
      </section>
    );
  });
}
