"use client";

import { useState } from "react";
import type { ChartActionProps } from "@/components/charts/chart-action";
import { ShareLink } from "@/components/sharing/links/share-link";
import { ShareMade } from "@/components/sharing/links/share-made";
import { DialogWindow } from "@/components/ui/dialog-window";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "@/components/ui/tabs";
import { toConfiguration, toShareSearch } from "@/lib/analyses/configuration";
import { toSharePath } from "@/lib/sharing/links/link";

interface ShareWindowProps extends ChartActionProps {
  returnTo: React.RefObject<HTMLButtonElement | null>;
  onClose: () => void;
}

/** The two ways of sharing a chart. */
export function ShareWindow({ figure, search, title, returnTo, onClose }: ShareWindowProps) {
  const [made, setMade] = useState<string | null>(null);
  const configuration = toConfiguration(figure, new URLSearchParams(search));
  return (
    <DialogWindow title="Share chart" size="md" returnTo={returnTo} onClose={onClose}>
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
  );
}
