"use client";

import { useRef, useState } from "react";
import { CHART_TOOL, type ChartActionProps } from "@/components/charts/chart-action";
import { ShareIcon } from "@/components/sharing/links/share-icons";
import { ShareLink } from "@/components/sharing/links/share-link";
import { ShareMade } from "@/components/sharing/links/share-made";
import { DialogWindow } from "@/components/ui/dialog-window";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "@/components/ui/tabs";
import { toConfiguration, toShareSearch } from "@/lib/analyses/configuration";
import { toSharePath } from "@/lib/sharing/links/link";

/** Shares a chart: by page address, within each reader's access, or by a shared link within the sharer's. */
export function ShareDialog({ figure, search, title }: ChartActionProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [made, setMade] = useState<string | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const configuration = toConfiguration(figure, new URLSearchParams(search));

  return (
    <>
      <button
        ref={button}
        type="button"
        className={CHART_TOOL}
        onClick={() => {
          setMade(null);
          setIsOpen(true);
        }}
      >
        <ShareIcon /> <span data-word>Share</span>
      </button>
      {isOpen ? (
        <DialogWindow title="Share chart" size="md" returnTo={button} onClose={() => setIsOpen(false)}>
          <Tabs defaultValue="locked">
            <TabsList aria-label="Ways to share">
              <TabsTrigger value="locked">Shared link</TabsTrigger>
              <TabsTrigger value="selection">Copy page address</TabsTrigger>
            </TabsList>
            <TabsContent value="locked">
              {made === null ? (
                <ShareLink configuration={configuration} title={title} onMade={setMade} />
              ) : (
                <ShareMade
                  path={toSharePath(made)}
                  configuration={configuration}
                  words="Anyone with this link can see the chart exactly as it is now, while your plan includes it. You can turn it off at any time under Shared links."
                  isListed
                />
              )}
            </TabsContent>
            <TabsContent value="selection">
              <ShareMade
                path={`/share${toShareSearch(configuration)}`}
                configuration={configuration}
                words="People who open this address see what their own plan allows. It doesn’t give anyone extra access."
              />
            </TabsContent>
          </Tabs>
        </DialogWindow>
      ) : null}
    </>
  );
}
