"use client";

import { latePart } from "@/components/ui/late-part";
// The panel's sheet, which the server could not name for a part that is loaded late.
import "../recompute.module.css";

/** The example panel. With numbers in the address, which the server does not know, it is loaded at once. */
export const LateExamplePanel = latePart({
  load: async () => (await import("./example-panel")).ExamplePanel,
  when: "near",
  isNeededAtOnce: () => location.search !== "",
});
