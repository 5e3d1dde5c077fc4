"use client";

import { useActionState } from "react";
import { ListTime } from "@/components/accounts/administration/list-time";
import { Alert } from "@/components/ui/alert";
import { MadeLink } from "@/components/ui/made-link";
import { SubmitButton } from "@/components/ui/submit-button";
import { linkToPreview } from "@/lib/hub/posts/actions";

interface PreviewLinkProps {
  post: string;
  /** When the current link expires; null without one. */
  until: string | null;
  origin: string;
}

/** A link to the newest revision for people without an account. Shown once: only its hash is stored. */
export function PreviewLink({ post, until, origin }: PreviewLinkProps) {
  const [state, make] = useActionState(linkToPreview, { status: "idle" });
  const made = state.status === "made" ? { href: origin + state.path, until: state.until } : null;
  return (
    <form action={make}>
      <input type="hidden" name="id" value={post} />
      <p className="max-w-line text-s0 leading-6">
        {made || until ? (
          <>
            Anyone with the link can see the newest revision until <ListTime at={made?.until ?? until ?? ""} />.
            {!made && " The link was shown when it was created. A new link replaces it."}
          </>
        ) : (
          "Anyone with the link can see the newest revision for seven days, without an account. Search engines can’t."
        )}
      </p>
      {made && <MadeLink key={made.href} href={made.href} label="Preview link" />}
      {state.status === "failed" && <Alert className="mt-3">{state.words}</Alert>}
      <SubmitButton variant="outline" size="sm" className="mt-3 max-md:min-h-11">
        {made || until ? "Create a new link" : "Create a preview link"}
      </SubmitButton>
    </form>
  );
}
