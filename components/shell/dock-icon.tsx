import type { DockIcon as Name } from "@/components/shell/dock-entries";
import { Icon } from "@/components/ui/icon";

const SHAPES: Record<Name, React.ReactNode> = {
  home: <path d="M3 9.5 10 3l7 6.5V17h-5v-5H8v5H3z" />,
  rankings: <path d="M3 5h14M3 10h10M3 15h6" />,
  study: <path d="M6 4H4.5v13h11V4H14M7 2.8h6v3H7zM7.2 11.2 9 13l3.6-3.8" />,
  hub: (
    <path d="M10 5.5C8 4 5.5 3.8 2.8 4v11.5c2.7-.2 5.2 0 7.2 1.5 2-1.5 4.5-1.7 7.2-1.5V4c-2.7-.2-5.2 0-7.2 1.5zM10 5.5V17" />
  ),
  blog: <path d="M4 3h9l3 3v11H4zM7 8h6M7 11h6M7 14h4" />,
  pricing: (
    <>
      <path d="M3 10.5V3h7.5L17.5 10 10 17.5z" />
      <circle cx="7" cy="7" r="1.1" />
    </>
  ),
  account: (
    <>
      <circle cx="10" cy="7" r="3.5" />
      <path d="M3.5 17.5c.8-3.6 3.3-5 6.5-5s5.7 1.4 6.5 5" />
    </>
  ),
  upgrade: <path d="M3 14.5 8 9l3.5 3L17.5 5M12.5 5h5v5" />,
  portal: <path d="M3 17V9M8 17V4M13 17v-6M18 17H2M17.5 7.5v-4h-4M17.5 3.5 12 8" />,
  contact: <path d="M2.5 4.5h15v11h-15zM3 5l7 6 7-6" />,
};

/** The icon of a dock entry; the dock decides its size. */
export function DockIcon({ name }: { name: Name }) {
  return <Icon>{SHAPES[name]}</Icon>;
}
