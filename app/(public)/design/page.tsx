import "@/components/shell/frame-styles";
import { MISSING_HEAD, MissingHere } from "@/app/missing-here";
import { AccountSection, HeaderSection } from "@/components/design/account-section";
import { AnalysisSection } from "@/components/design/analysis-section";
import { ButtonSection } from "@/components/design/button-section";
import { ChartSection } from "@/components/design/chart-section";
import { ColourSection } from "@/components/design/colour-section";
import { DrawnStates } from "@/components/design/drawn-states";
import { FigureSection, TableSection } from "@/components/design/figure-section";
import { InputSection } from "@/components/design/input-section";
import { LogoSection } from "@/components/design/logo-section";
import { MessageSection } from "@/components/design/message-section";
import { SpaceSection } from "@/components/design/space-section";
import { StateSection } from "@/components/design/state-section";
import { TypeSection } from "@/components/design/type-section";
import { WindowSection } from "@/components/design/window-section";
import { loadIsDemo } from "@/lib/rankings/publications/load";
import { loadShownStudy } from "@/lib/catalogue/shown-study/load";
import { toPageHead } from "@/lib/platform/site/page-head";
import { SITE } from "@/lib/platform/site/site";

const HEAD = toPageHead({
  path: "/design",
  title: "Design",
  description: "Every part of this site in all its states, drawn by the parts themselves.",
  listed: false,
});
export const dynamic = "force-dynamic";

export const generateMetadata = async () => ((await loadIsDemo()) ? HEAD : MISSING_HEAD);

/** All components in all their states. Exists only in a demonstration. */
export default async function DesignPage() {
  if (!(await loadIsDemo())) return <MissingHere />;
  const study = await loadShownStudy();
  return (
    <main id="content" tabIndex={-1} className="wrap">
      <header className="pt-8 pb-7 md:pt-14 md:pb-10">
        <p className="text-s-1 leading-5 font-semibold text-spruce">{SITE.name} interface</p>
        <h1 className="mt-2.5 text-s4 leading-head tracking-display md:text-s5">Components, in all their states</h1>
      </header>
      <LogoSection />
      <TypeSection />
      <ColourSection />
      <SpaceSection />
      <ButtonSection />
      <InputSection />
      <MessageSection />
      <WindowSection />
      <AccountSection />
      <HeaderSection />
      <StateSection />
      <TableSection />
      <ChartSection />
      <FigureSection study={study} />
      <AnalysisSection />
      <DrawnStates />
    </main>
  );
}
