import { DesignSection, Specimen, Specimens } from "@/components/design/specimen";
import styles from "@/components/design/stage.module.css";
import { AccountMenu } from "@/components/shell/account-menu";
import { AccountSide } from "@/components/shell/account-side";
import { Dock } from "@/components/shell/dock";
import { dockFor } from "@/components/shell/dock-entries";
import { HeaderFrame } from "@/components/shell/header-frame";
import header from "@/components/shell/header.module.css";
import { SignInLink } from "@/components/shell/sign-in-link";
import { SubscriptionBadge } from "@/components/shell/subscription-badge";
import { type Tier, TIERS } from "@/lib/access/claims";
import { PLAN_NAMES } from "@/lib/access/plan";
import type { AccountView, Badge, SignedInView } from "@/lib/access/view";

const FREE: SignedInView = {
  level: "free",
  tier: null,
  role: "user",
  name: "Ingrid Solheim",
  initials: "IS",
  email: "ingrid@brinkhof.example",
  badge: null,
  canTry: true,
  standing: { label: "Preview Access Tier", value: "Free Preview" },
};

/** A plan as the header names it. */
const planBadge = (tier: Tier, tone: Badge["tone"] = "tier"): Badge => ({
  text: PLAN_NAMES[tier],
  short: PLAN_NAMES[tier],
  tone,
});

const [SMALLEST, MIDDLE, LARGEST] = TIERS;

const PAID: SignedInView = {
  level: "paid",
  tier: MIDDLE,
  role: "user",
  name: "Wilhelmina van der Molenveld-Brinkhof",
  initials: "WV",
  email: "w.vandermolenveld@brinkhof.example",
  badge: planBadge(MIDDLE),
  canTry: false,
  standing: { label: "Your plan", value: PLAN_NAMES[MIDDLE] },
};

const ESSENTIAL: SignedInView = {
  ...PAID,
  tier: SMALLEST,
  badge: planBadge(SMALLEST),
  standing: { label: "Your plan", value: PLAN_NAMES[SMALLEST] },
};

const BADGES: readonly (readonly [Badge, string])[] = [
  [{ text: "Free", short: "Free", tone: "free" }, "a plan that has ended"],
  [planBadge(SMALLEST), ""],
  [planBadge(MIDDLE), ""],
  [planBadge(LARGEST, "top-tier"), ""],
  [{ text: "Trial: 6d left", short: "6d", tone: "trial" }, ""],
  [{ text: "Trial: 2d left", short: "2d", tone: "trial-ends" }, "3 days or fewer"],
];

const HEADERS: readonly (readonly [string, AccountView])[] = [
  ["Visitor", { level: "anonymous", tier: null, role: "user" }],
  ["Without a plan", FREE],
  [`${PLAN_NAMES[SMALLEST]}, who is offered more`, ESSENTIAL],
  [PLAN_NAMES[MIDDLE], PAID],
];

/** The header's view of the reader. */
export function AccountSection() {
  return (
    <DesignSection
      id="account"
      title="Account"
      note="Names are cut off at 150 px, with the full name as a tooltip. The badge shows the plan or the days left in a trial."
    >
      <Specimens>
        {[FREE, PAID].map((account) => (
          <Specimen
            key={account.name}
            label={account.level === "free" ? "Without a plan" : "Subscriber with a long name"}
          >
            <div inert className={styles.menu}>
              <AccountMenu account={account} />
            </div>
          </Specimen>
        ))}
        <div>
          <Specimen label="Badge">
            <ul className="border-t border-rule">
              {BADGES.map(([badge, note]) => (
                <li
                  key={badge.text}
                  className="flex min-h-11 items-center justify-between gap-3 border-b border-rule text-s-2 text-ink-2"
                >
                  <SubscriptionBadge badge={badge} />
                  {note}
                </li>
              ))}
            </ul>
          </Specimen>
          <p className="mt-6 mb-2.5 text-s-2 text-ink-2">Avatar: rest, hover, focus</p>
          <div inert className={`flex gap-3 ${styles.shut}`}>
            <AccountMenu account={FREE} />
            <Specimen draws="hover" part="button">
              <AccountMenu account={FREE} />
            </Specimen>
            <Specimen draws="focus" part="button">
              <AccountMenu account={FREE} />
            </Specimen>
          </div>
        </div>
      </Specimens>
    </DesignSection>
  );
}

/** The header and its dock, of each kind of visitor and with the dock's states. */
export function HeaderSection() {
  return (
    <DesignSection
      id="header"
      title="Header and dock"
      note="80 px, sticky. Icons grow from 40 to 80 px near the pointer. On phones the dock is a bar at the bottom with the same entries."
    >
      <div className="grid gap-7">
        {HEADERS.map(([label, account]) => (
          <Specimen key={label} label={label}>
            <div inert className={styles.header}>
              <HeaderFrame dock={<Dock entries={dockFor(account)} />}>
                <div className={header.right}>
                  {account.level === "anonymous" ? <SignInLink /> : <AccountSide account={account} />}
                </div>
              </HeaderFrame>
            </div>
          </Specimen>
        ))}
        <div className="grid gap-7 md:grid-cols-2">
          {(["hover", "focus"] as const).map((state) => (
            <Specimen key={state} label={`Dock, ${state}`} draws={state} part="li:nth-child(3) a">
              <div inert className={styles.dock}>
                <Dock entries={dockFor({ level: "free" })} />
              </div>
            </Specimen>
          ))}
        </div>
      </div>
    </DesignSection>
  );
}
