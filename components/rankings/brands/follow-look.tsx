import { buttonVariants } from "@/components/ui/button";
import { CheckIcon, Icon } from "@/components/ui/icon";

/** Both words have the same room, so that nothing moves when the one becomes the other. */
export const followClass = (isFollowed: boolean, className = "") =>
  buttonVariants({
    variant: "outline",
    size: "sm",
    className: `min-w-31 ${isFollowed ? "border-spruce! text-spruce-strong " : ""}${className}`,
  });

/** What the button shows: its state in a word and a mark; the brand is for screen readers. */
export function FollowWords({ isFollowed, name, hint = "" }: { isFollowed: boolean; name: string; hint?: string }) {
  return (
    <>
      {isFollowed ? (
        <CheckIcon className="size-4" />
      ) : (
        <Icon className="size-4">
          <path d="M10 4v12M4 10h12" />
        </Icon>
      )}
      <span>
        {isFollowed ? "Following" : "Follow"}
        <span className="sr-only">
          {" "}
          {name}
          {hint}
        </span>
      </span>
    </>
  );
}
