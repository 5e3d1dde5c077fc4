import Link from "next/link";
import { buttonVariants } from "@/components/ui/button-look";
import type { Tier } from "@/lib/access/claims";
import type { Choice } from "@/lib/accounts/billing/contract/billing";
import { contactHref } from "@/lib/accounts/contact/topic";
import { PLAN_NAMES } from "@/lib/access/plan";

/** Why the chosen plan is not possible, and what to do instead. */
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
  const settings = { href: "/settings", label: "Go to Plan and team" };
  switch (choice) {
    case "current":
      return { ...settings, text: `You already have ${PLAN_NAMES[tier]}.` };
    case "owing":
      return { ...settings, text: "You have an unpaid invoice. Pay it first, then you can change your plan." };
    case "ending":
      return {
        ...settings,
        text: "Your plan is cancelled and ends when the paid year does. Undo the cancellation first, then you can change your plan.",
      };
    default:
      return {
        text: "Your plan was agreed in writing, so contact us to change it.",
        href: contactHref("plan", tier),
        label: "Contact us",
      };
  }
}
