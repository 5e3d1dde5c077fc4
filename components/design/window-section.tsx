"use client";

import { SignUpDialog } from "@/components/rankings/sign-up-dialog";
import { ConsentBanner } from "@/components/layout/consent/consent-banner";
import PreferencesDialog from "@/components/layout/consent/preferences-dialog";
import { DesignSection, Specimen, Stage } from "@/components/design/specimen";
import styles from "@/components/design/stage.module.css";
import HelpDialog from "@/components/shell/help/help-dialog";
import ShortcutsDialog from "@/components/shell/help/shortcuts-dialog";
import { ErrorFallback } from "@/components/layout/error-fallback";
import { Still } from "@/components/ui/still";

const nothing = () => undefined;
const CLOSED = { onClose: nothing, returnTo: null };

/** The windows of every page, and the error page. */
export function WindowSection() {
  return (
    <>
      <DesignSection
        id="cookies"
        title="Cookies"
        note="Accept All and Reject All: same size, same ink, same number of clicks."
      >
        <div inert className={styles.banner}>
          <ConsentBanner />
        </div>
        <Stage className="mt-6">
          <Still>
            <PreferencesDialog {...CLOSED} />
          </Still>
        </Stage>
      </DesignSection>
      <DesignSection
        id="help"
        title="Help and shortcuts"
        note="Windows are 460 or 780 px wide. Escape, the close button and the backdrop close them; focus returns to where it was."
      >
        <Stage>
          <Still>
            <HelpDialog {...CLOSED} />
          </Still>
        </Stage>
        <Stage>
          <Still>
            <ShortcutsDialog {...CLOSED} />
          </Still>
        </Stage>
        <Stage>
          <Still>
            <SignUpDialog
              market={{ slug: "sweden", name: "Sweden" }}
              industry={{ slug: "energy", name: "Energy" }}
              returnTo={{ current: null }}
              onClose={nothing}
            />
          </Still>
        </Stage>
      </DesignSection>
      <DesignSection id="failure" title="Error" note="The whole page failed. The details help people to report it.">
        <Specimen>
          <div inert className="[&_main]:max-w-none [&_main]:p-0">
            <ErrorFallback
              error={Object.assign(new Error("The page could not be drawn."), { digest: "7f3a91c2" })}
              retry={nothing}
            />
          </div>
        </Specimen>
      </DesignSection>
    </>
  );
}
