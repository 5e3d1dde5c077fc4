import { NextStep } from "@/components/layout/next-step";
import { Answer } from "@/components/shell/help/answer";
import { MoreHelp } from "@/components/shell/help/more-help";
import { QuickTips } from "@/components/shell/help/quick-tips";
import { ShortcutRows } from "@/components/layout/shortcut-rows";
import { topicsOf } from "@/components/shell/help/topics";
import { loadShownStudy } from "@/lib/catalogue/shown-study/load";
import { PageHead } from "@/components/layout/page-head";
import { PageData } from "@/components/discovery/structured-data/page-data";
import { AccordionItem } from "@/components/ui/accordion";
import { toPageHead } from "@/lib/platform/site/page-head";
import { toHelpQuestions } from "@/lib/discovery/structured-data/questions";

const PAGE = {
  path: "/help",
  title: "Help & Documentation",
  description:
    "How to use the rankings and read the results: first steps, brands, countries, consumers, search, keyboard shortcuts and your account.",
};
export const metadata = toPageHead(PAGE);

function Part({ id, title, children }: { id: string; title: string; children: React.ReactNode }) {
  return (
    <section
      aria-labelledby={id}
      className="grid scroll-mt-24 gap-y-3 border-t border-ink pt-5 pb-12 lg:grid-cols-reading lg:justify-between"
    >
      <h2 id={id} className="scroll-mt-24 text-s2 leading-7 tracking-[-0.018em]">
        {title}
      </h2>
      <div className="max-w-170">{children}</div>
    </section>
  );
}

/** The same help as the dialog, all at once and without JavaScript. */
export default async function HelpPage() {
  const topics = topicsOf(await loadShownStudy());
  return (
    <main id="content" tabIndex={-1} className="wrap">
      <PageData page={{ ...PAGE, kind: "FAQPage", mainEntity: toHelpQuestions(topics) }} />
      <PageHead
        kicker="Help"
        title="Help & Documentation"
        standfirst="How to get around, and how to read the results. Select a question to see the answer."
      />
      {topics.map(({ slug, title, questions }) => (
        <Part key={slug} id={slug} title={title}>
          <div className="border-t border-rule lg:border-t-0">
            {questions.map(({ id, question, answer }) => (
              <AccordionItem key={id} id={`${slug}-${id}`} title={question} className="scroll-mt-24">
                <Answer html={answer} />
              </AccordionItem>
            ))}
          </div>
        </Part>
      ))}
      <Part id="shortcuts" title="Keyboard Shortcuts">
        <ShortcutRows className="max-w-115" />
      </Part>
      <Part id="quick-tips" title="Quick Tips">
        <QuickTips />
      </Part>
      <MoreHelp className="border-t border-ink pt-5 text-s0 text-ink-2" />
      <NextStep />
    </main>
  );
}
