"use client";

import { clsx } from "clsx";
import { Tabs as Radix } from "radix-ui";

/** Views of one thing side by side, of which one is seen. Arrow keys go from tab to tab. */
export const Tabs = Radix.Root;

export function TabsList({ className, ...props }: React.ComponentProps<typeof Radix.List>) {
  return (
    <Radix.List
      data-slot="tabs-list"
      className={clsx(
        "flex gap-x-5 overflow-x-auto overflow-y-hidden border-b border-rule [scrollbar-width:none]",
        className,
      )}
      {...props}
    />
  );
}

export function TabsTrigger({ className, ...props }: React.ComponentProps<typeof Radix.Trigger>) {
  return (
    <Radix.Trigger
      data-slot="tabs-trigger"
      className={clsx(
        "min-h-11 shrink-0 border-b-2 border-transparent text-s-1 whitespace-nowrap text-ink-2 transition-colors duration-150 hover:border-rule-strong hover:text-ink focus-visible:-outline-offset-2",
        "data-[state=active]:border-spruce data-[state=active]:font-semibold data-[state=active]:text-ink",
        className,
      )}
      {...props}
    />
  );
}

export function TabsContent({ className, ...props }: React.ComponentProps<typeof Radix.Content>) {
  return <Radix.Content data-slot="tabs-content" className={clsx("pt-4", className)} {...props} />;
}
