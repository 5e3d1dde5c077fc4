import { Icon } from "@/components/ui/icon";

/** For options. */
export function FilterIcon() {
  return (
    <Icon>
      <path d="M3 6h8m4 0h2M3 14h2m4 0h8" />
      <circle cx="13" cy="6" r="2" />
      <circle cx="7" cy="14" r="2" />
    </Icon>
  );
}

/** For a chart's table. */
export function TableIcon() {
  return (
    <Icon>
      <path d="M3 4.5h14v11H3zM3 8.5h14M8 8.5v7" />
    </Icon>
  );
}

/** For a file to download. */
export function DownloadIcon() {
  return (
    <Icon>
      <path d="M10 3v9m-3.5-3.5L10 12l3.5-3.5M3.5 13.5V16h13v-2.5" />
    </Icon>
  );
}

/** For putting something on the clipboard. */
export function CopyIcon() {
  return (
    <Icon>
      <path d="M7.5 7V3.5h9V13H13M3.5 7h9.5v9.5H3.5z" />
    </Icon>
  );
}

/** For adding one. */
export function PlusIcon() {
  return (
    <Icon className="size-4">
      <path d="M10 4v12M4 10h12" />
    </Icon>
  );
}
