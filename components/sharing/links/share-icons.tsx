import { Icon } from "@/components/ui/icon";

/** For a link. */
export function LinkIcon() {
  return (
    <Icon>
      <path d="M8.5 11.5a3 3 0 0 0 4.3 0l2.4-2.4a3 3 0 0 0-4.3-4.3l-1 1M11.5 8.5a3 3 0 0 0-4.3 0l-2.4 2.4a3 3 0 0 0 4.3 4.3l1-1" />
    </Icon>
  );
}

/** For sharing. */
export function ShareIcon() {
  return (
    <Icon>
      <path d="M10 12V3m-3.5 3.5L10 3l3.5 3.5M6 9.5H4.5V17h11V9.5H14" />
    </Icon>
  );
}

/** For a picture. */
export function PictureIcon() {
  return (
    <Icon>
      <path d="M3 4.5h14v11H3zM3 13l4-4 3.5 3.5L13 10l4 4" />
    </Icon>
  );
}
