import Link from "next/link";
import { buttonVariants } from "@/components/ui/button";
import type { Tier } from "@/lib/access/claims";
import type { Choice } from "@/lib/accounts/billing/contract/billing";
import { contactHref } from "@/lib/accounts/contact/topic";
import { PLAN_NAMES } from "@/lib/access/plan";

/** Why a plan cannot be taken as it was chosen, and what to do instead. */
export function ChangeInstead({ choice, tier }: { choice: Choice; tier: Tier }) {
  const { text, href, label } = wordsFor(choice, tier);
  return (
    <>
      <p>{text}</p>
      <p>
        <Link href={href} className={buttonVariants({ size: "lg", className: "max-md:w-full" })}>
          {label}
        </Link>
      </p>
    </>
  );
}

function wordsFor(choice: Choice, tier: Tier): { text: string; href: string; label: string } {
  const settings = { href: "/settings", label: "Open settings" };
  switch (choice) {
    case "current":
      return { ...settings, text: `${PLAN_NAMES[tier]} is the plan you have.` };
    case "owing":
      return { ...settings, text: "A payment for your plan is still owed. Once it is paid, the plan can be changed." };
    case "ending":
      return {
        ...settings,
        text: "Your plan is cancelled and ends with the paid year. Take the cancellation back first; then the plan can be changed.",
      };
    default:
      return {
        text: "Your plan was agreed with us in writing, and so is a change of it.",
        href: contactHref("plan", tier),
        label: "Write to us",
      };
  }
}
