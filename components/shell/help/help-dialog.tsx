"use client";

import { useRouter } from "next/navigation";
import { useId, useRef } from "react";
import { Answer } from "@/components/shell/help/answer";
import { MoreHelp } from "@/components/shell/help/more-help";
import { QuickTips } from "@/components/shell/help/quick-tips";
import { useShownStudy } from "@/components/layout/shown-study";
import { topicsOf } from "@/components/shell/help/topics";
import { isPlainClick } from "@/components/layout/overlay-link";
import type { OverlayProps } from "@/components/layout/overlay";
import { AccordionItem } from "@/components/ui/accordion";
import { DialogWindow } from "@/components/ui/dialog-window";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "@/components/ui/tabs";

/** The help dialog: five topics, one question open at a time. The same text is on `/help`. */
export default function HelpDialog({ onClose, returnTo }: OverlayProps) {
  const router = useRouter();
  const topics = topicsOf(useShownStudy());
  const tips = useId();
  const firstTab = useRef<HTMLButtonElement>(null);

  /** Links in the text close the help and leave the page. */
  function follow(event: React.MouseEvent) {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || event.defaultPrevented || !isPlainClick(event) || link.origin !== location.origin) return;
    event.preventDefault();
    onClose();
    router.push(link.pathname + link.search + link.hash);
  }

  return (
    <DialogWindow
      title="Help & Documentation"
      size="lg"
      onClose={onClose}
      returnTo={returnTo}
      initialFocus={firstTab}
      className="scroll-pt-14"
      footer={<MoreHelp className="mr-auto text-s-1 text-ink-2" />}
    >
      {/* Clicks on links inside bubble up to here, including keyboard activation. */}
      <div onClick={follow}>
        <Tabs defaultValue={topics[0]?.slug}>
          <TabsList aria-label="Topics" className="sticky top-0 z-1 bg-paper-raised">
            {topics.map(({ slug, title }, index) => (
              <TabsTrigger key={slug} value={slug} ref={index === 0 ? firstTab : undefined}>
                {title}
              </TabsTrigger>
            ))}
          </TabsList>
          <div className="grid gap-x-8 gap-y-7 pt-1 md:min-h-130 md:grid-tail-52">
            {topics.map(({ slug, questions }) => (
              <TabsContent key={slug} value={slug} className="pt-0">
                {questions.map(({ id, question, answer }, index) => (
                  <AccordionItem key={id} name={slug} title={question} open={index === 0}>
                    <Answer html={answer} />
                  </AccordionItem>
                ))}
              </TabsContent>
            ))}
            <aside aria-labelledby={tips} className="md:mt-4 md:border-l md:border-rule md:pl-6">
              <h3 id={tips} className="mb-3 text-s-1 font-semibold">
                Quick Tips
              </h3>
              <QuickTips />
            </aside>
          </div>
        </Tabs>
      </div>
    </DialogWindow>
  );
}
