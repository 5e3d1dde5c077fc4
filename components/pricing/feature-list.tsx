import { FEATURES } from "@/components/pricing/features";
import { TIERS } from "@/lib/access/claims";
import { can, type Right } from "@/lib/access/entitlements";
import { anonymousViewer } from "@/lib/access/viewer";
import { TIER_NAMES } from "@/lib/subscriptions/plan";

/** The lowest tier that has a right, in words. */
function from(right: Right): string {
  const tier = TIERS.find((candidate) => can({ ...anonymousViewer, tier: candidate }, right));
  return tier ? `From ${TIER_NAMES[tier]}` : "Not sold";
}

/** Everything a plan adds, in groups, each with the tier it begins at. */
export function FeatureList() {
  return FEATURES.map(({ id, title, features }) => (
    <section
      key={id}
      aria-labelledby={id}
      className="grid gap-y-4 border-t-2 border-ink pt-5 pb-12 md:pb-16 lg:grid-cols-[220px_minmax(0,960px)] lg:justify-between"
    >
      <h2 id={id} className="text-s2 leading-7 font-semibold">
        {title}
      </h2>
      <ul>
        {features.map(({ name, text, right }, index) => (
          <li
            key={name}
            className={`grid gap-x-8 gap-y-1 border-b border-rule py-5 md:grid-cols-[220px_minmax(0,1fr)_130px] ${index === 0 ? "lg:pt-1" : ""}`}
          >
            <h3 className="text-s1 leading-[26px] font-semibold tracking-[-0.012em]">{name}</h3>
            <p className="font-read text-[18px] leading-[27px] text-ink-2">{text}</p>
            <p className="text-s-1 leading-[26px] font-semibold text-spruce md:text-right">{from(right)}</p>
          </li>
        ))}
      </ul>
    </section>
  ));
}
