import { useId } from "react";
import { buttonVariants } from "@/components/ui/button-look";

/** Everything that is kept about someone, as one file. */
export function DataCopy() {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-2 text-s2">
        Your data
      </h2>
      <p className="mb-4 text-s-1 leading-5 text-ink-2">
        Download one file (JSON) with everything we hold about you: account, sessions, plan, team, invitations, messages
        and account history.
      </p>
      <a href="/api/account/data" download="my-data.json" className={buttonVariants({ variant: "outline" })}>
        Download my data
      </a>
    </section>
  );
}
