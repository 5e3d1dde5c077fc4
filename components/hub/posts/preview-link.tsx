"use client";

import { useActionState, useState } from "react";
import { ListTime } from "@/components/accounts/administration/list-time";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { SubmitButton } from "@/components/ui/submit-button";
import { useScripted } from "@/components/ui/use-scripted";
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
      {made && <MadeLink key={made.href} href={made.href} />}
      {state.status === "failed" && <Alert className="mt-3">{state.words}</Alert>}
      <SubmitButton variant="outline" size="sm" className="mt-3 max-md:min-h-11">
        {made || until ? "Create a new link" : "Create a preview link"}
      </SubmitButton>
    </form>
  );
}

function MadeLink({ href }: { href: string }) {
  const isScripted = useScripted();
  const [notice, setNotice] = useState("");
  return (
    <div role="status" className="mt-3 flex flex-wrap items-end gap-x-3 gap-y-2">
      <label className="min-w-0 grow basis-72 text-s-1 font-name">
        Preview link
        <Input
          readOnly
          value={href}
          onFocus={(event) => event.target.select()}
          className="font-code text-s-1 font-normal"
        />
      </label>
      <a href={href} target="_blank" rel="noopener" className="link inline-flex min-h-12 items-center text-s0">
        Open<span className="sr-only"> the preview in another tab</span>
      </a>
      {isScripted && (
        <Button
          variant="outline"
          className="min-h-12"
          onClick={() => {
            navigator.clipboard.writeText(href).then(
              () => setNotice("Copied."),
              () => setNotice("Your browser blocked copying. Select the link and copy it."),
            );
          }}
        >
          Copy
        </Button>
      )}
      <p className="w-full text-s-1 leading-5 text-ink-2">{notice || "Copy it now: it is not shown again."}</p>
    </div>
  );
}
