import { Done } from "@/components/accounts/identity/account-section";
import { buttonVariants } from "@/components/ui/button-look";

/** Codes for signing in without the app, shown only once. */
export function RecoveryCodes({ codes, site }: { codes: readonly string[]; site: string }) {
  const file = `Recovery codes for ${site}. Each works once.\n\n${codes.join("\n")}\n`;
  return (
    <div className="mb-6">
      <Done>
        These are your recovery codes. We show them only once, so keep them somewhere you can reach without your phone.
      </Done>
      <ul
        aria-label="Recovery codes"
        className="mb-5 grid grid-cols-2 gap-x-6 border-t border-rule text-s0 font-semibold tracking-code tabular-nums"
      >
        {codes.map((code) => (
          <li key={code} className="border-b border-rule py-2.5 leading-6">
            {code}
          </li>
        ))}
      </ul>
      <a
        href={`data:text/plain;charset=utf-8,${encodeURIComponent(file)}`}
        download="recovery-codes.txt"
        className={buttonVariants({ variant: "outline", size: "sm" })}
      >
        Save as a file
      </a>
    </div>
  );
}
