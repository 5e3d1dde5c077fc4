import { Icon } from "@/components/ui/icon";
import type { MenuEntry } from "@/lib/access/view";

const SHAPES: Record<MenuEntry["icon"] | "sign-out", React.ReactNode> = {
  dashboard: <path d="M3.5 16.5h13M6 14V9m4 5V4.5M14 14v-3" />,
  charts: <path d="M3.5 16.5h13M3.5 13l4-4.5 3.5 3 5.5-7" />,
  invite: (
    <>
      <circle cx="8" cy="7" r="3" />
      <path d="M2.5 16.5c.6-3.2 2.8-4.7 5.5-4.7 1.6 0 3 .5 4 1.5M15.5 11.5v5m-2.5-2.5h5" />
    </>
  ),
  administration: <path d="M3.5 5.5h13M3.5 10h13M3.5 14.5h13M7 3.8v3.4M13 8.3v3.4M8.5 12.8v3.4" />,
  help: (
    <>
      <circle cx="10" cy="10" r="7" />
      <path d="M8 8a2 2 0 1 1 2.8 1.9c-.6.3-.8.6-.8 1.3M10 13.7v.1" />
    </>
  ),
  settings: (
    <>
      <circle cx="10" cy="10" r="2.5" />
      <path d="M10 2.8v2.4m0 9.6v2.4M2.8 10h2.4m9.6 0h2.4M4.9 4.9l1.7 1.7m6.8 6.8 1.7 1.7m0-10.2-1.7 1.7m-6.8 6.8-1.7 1.7" />
    </>
  ),
  "sign-out": <path d="M12 4H4v12h8M8.5 10H17m-3-3 3 3-3 3" />,
};

/** The icon of an account menu entry. */
export function MenuIcon({ name }: { name: keyof typeof SHAPES }) {
  return <Icon className="size-4.5 text-ink-2">{SHAPES[name]}</Icon>;
}
