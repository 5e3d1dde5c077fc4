import { CodeField } from "@/components/accounts/identity/code-field";
import { SubmitButton } from "@/components/ui/submit-button";
import { CODE_LENGTH } from "@/lib/accounts/identity/lengths";
import type { SecondFactor } from "@/lib/access/identity-port";

interface TwoFactorSetupProps {
  id: string;
  factor: Extract<SecondFactor, { is: "begun" }>;
  error: string | undefined;
}

/** The QR code for the app, the same as text, and the first code. */
export function TwoFactorSetup({ id, factor: { secret, address, square }, error }: TwoFactorSetupProps) {
  return (
    <>
      <ol className="mb-6 grid list-decimal gap-y-2 pl-6 leading-6">
        <li>Open an authenticator app on your phone.</li>
        <li>Scan the QR code, or type in the key.</li>
        <li>Enter the code shown in the app.</li>
      </ol>
      <div className="mb-7 grid items-center gap-6 sm:grid-lead-44">
        {/* Apps can only read dark on light, so it stays that way in dark mode. */}
        <svg
          viewBox={`-3 -3 ${square.size + 6} ${square.size + 6}`}
          role="img"
          aria-label="QR code for your authenticator app"
          shapeRendering="crispEdges"
          className="block size-44 rounded-sm"
        >
          <rect x={-3} y={-3} width="100%" height="100%" fill="#fff" />
          <path d={square.path} fill="#000" />
        </svg>
        <div className="min-w-0">
          <p className="text-s-1 leading-5 text-ink-2">Key to type in</p>
          <p className="mt-1 text-s0 leading-6 font-semibold tracking-code break-words tabular-nums select-all">
            {secret.match(/.{1,4}/g)?.join(" ")}
          </p>
          <a href={address} className="link mt-3 inline-flex min-h-6 items-center text-s-1">
            Open in an app on this device
          </a>
        </div>
      </div>
      <CodeField id={`${id}first`} label="Code from your authenticator app" digits={CODE_LENGTH} error={error} />
      <SubmitButton>Turn on</SubmitButton>
    </>
  );
}
