import type { OverlayEntry, OverlayName } from "@/components/layout/overlay";

/** Where each overlay is defined. Separate from the store that opens them, because some open others. */
export const OVERLAYS: Readonly<Record<OverlayName, OverlayEntry>> = {
  help: { load: () => import("@/components/shell/help/help-dialog"), page: "/help" },
  shortcuts: { load: () => import("@/components/shell/help/shortcuts-dialog"), page: "/help#shortcuts" },
  palette: { load: () => import("@/components/discovery/palette/command-palette"), page: null },
  cookies: { load: () => import("@/components/layout/consent/preferences-dialog"), page: "/cookie-settings" },
  account: { load: () => import("@/components/accounts/identity/settings-dialog"), page: "/account" },
};
