import type { DockIcon as Name } from "@/components/layout/dock-entries";

const SHAPES: Record<Name, React.ReactNode> = {
  home: <path d="M3 9.5 10 3l7 6.5V17h-5v-5H8v5H3z" />,
  rankings: <path d="M3 5h14M3 10h10M3 15h6" />,
  study: (
    <>
      <circle cx="8.5" cy="8.5" r="5.5" />
      <path d="m12.7 12.7 4.3 4.3M6 8.5h5M8.5 6v5" />
    </>
  ),
  hub: <path d="M10 2.5 5.5 8.5h2L4 13h12l-3.5-4.5h2zM10 13v5" />,
  blog: <path d="M4 3h9l3 3v11H4zM7 8h6M7 11h6M7 14h4" />,
  pricing: (
    <>
      <path d="M3 10.5V3h7.5L17.5 10 10 17.5z" />
      <circle cx="7" cy="7" r="1.1" />
    </>
  ),
  contact: <path d="M2.5 4.5h15v11h-15zM3 5l7 6 7-6" />,
};

export function DockIcon({ name }: { name: Name }) {
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true">
      {SHAPES[name]}
    </svg>
  );
}
