"use client";

import { DesignSection, Specimen, Specimens } from "@/components/design/specimen";
import { Banner } from "@/components/ui/banner";
import { Kbd } from "@/components/ui/kbd";
import { ToastCard } from "@/components/ui/toaster";

const nothing = () => undefined;

const KEYS = [
  ["Search", "Ctrl K"],
  ["Save chart", "Ctrl S"],
  ["Close", "Esc"],
] as const;

/** Toasts and banners as they look, without coming or going. */
export function MessageSection() {
  return (
    <>
      <DesignSection
        id="toasts"
        title="Toasts"
        note="356 px wide. Up to three short notices at a time, four seconds each. Page messages appear one at a time and stay until closed."
      >
        <div inert>
          <Specimens columns={2}>
            <ToastCard title="No save action available on this page" onClose={nothing} />
            <ToastCard
              variant="destructive"
              title="Session Expiring Soon"
              description="Your session will expire in 5 minutes due to inactivity."
              onClose={nothing}
            />
            <ToastCard
              variant="destructive"
              title="Rate Limit Exceeded"
              description="Too many requests. Please wait a moment."
              onClose={nothing}
            />
            <ToastCard
              title="Chart saved"
              description="“Havremark and the Swedish dairy average” is in My Charts."
              action={{ label: "Open My Charts", onClick: nothing }}
              onClose={nothing}
            />
            <ToastCard
              title="Keyboard Shortcuts"
              description={
                <dl className="mt-1.5">
                  {KEYS.map(([what, keys]) => (
                    <div key={what} className="flex justify-between gap-4 py-1">
                      <dt>{what}</dt>
                      <dd>
                        <Kbd>{keys}</Kbd>
                      </dd>
                    </div>
                  ))}
                </dl>
              }
              onClose={nothing}
            />
            <ToastCard title={"A name without a gap, ".repeat(3) + "x".repeat(90)} onClose={nothing} />
          </Specimens>
        </div>
      </DesignSection>
      <DesignSection id="banners" title="Banners" note="Above the header. They push the page down and cover nothing.">
        <div inert className="grid gap-3">
          <Banner variant="warning">
            Your session will expire in 5 minutes due to inactivity. Please interact with the page to stay signed in.
          </Banner>
          <Banner variant="destructive" onClose={nothing}>
            This page is not served over https.
          </Banner>
          <Banner
            action={
              <a href="#banners" className="link shrink-0 text-s-1">
                Try Again
              </a>
            }
          >
            We couldn’t load the latest rankings. This is the copy of 12 November 2025, 06:00.
          </Banner>
        </div>
        <Specimen label="Keys" className="mt-8">
          <p className="flex flex-wrap gap-2">
            {["Ctrl", "K", "Esc", "?", "←", "→", "Home", "End"].map((key) => (
              <Kbd key={key}>{key}</Kbd>
            ))}
          </p>
        </Specimen>
      </DesignSection>
    </>
  );
}
