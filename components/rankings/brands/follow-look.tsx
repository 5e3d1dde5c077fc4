import { buttonVariants } from "@/components/ui/button-look";
import { CheckIcon, Icon } from "@/components/ui/icon";

/** Both labels take the same space, so that nothing moves when they switch. */
export const followClass = (isFollowed: boolean, className = "") =>
  buttonVariants({
    variant: "outline",
    size: "sm",
    className: `min-w-31 ${isFollowed ? "border-spruce! text-spruce-strong " : ""}${className}`,
  });

/** The button's label and mark; the brand's name is for screen readers. */
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
          {hint ? <span data-for="visitors">{hint}</span> : null}
        </span>
      </span>
    </>
  );
}
