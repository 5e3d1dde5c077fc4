"use client";

import { useRef, useState } from "react";
import { Day } from "@/components/accounts/account/day";
import { wordKeyOutcome } from "@/components/sharing/api/key-words";
import { ShownOnce } from "@/components/sharing/api/shown-once";
import { useAction } from "@/components/sharing/api/use-action";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { DialogWindow } from "@/components/ui/dialog-window";
import { endApiKey, type KeyOutcome, replaceApiKey } from "@/lib/sharing/api-keys/actions";
import { type ApiKey, type KeyState, stateOfKey } from "@/lib/sharing/api-keys/api-key";
import { SCOPE_WORDS } from "@/lib/sharing/api-keys/scope";

interface KeyItemProps {
  apiKey: ApiKey;
  /** Whether the plan currently includes the API. Without it a key can still be revoked. */
  isOpen: boolean;
  /** ISO time of rendering, so that server and browser agree. */
  now: string;
}

const STATES: Record<KeyState, string | null> = {
  live: null,
  ending: "Replaced",
  revoked: "Revoked",
  expired: "Expired",
};

/** One key with its details and actions. */
export function KeyItem({ apiKey, isOpen, now }: KeyItemProps) {
  const [asks, setAsks] = useState<"rotate" | "revoke" | null>(null);
  const rotator = useRef<HTMLButtonElement>(null);
  const revoker = useRef<HTMLButtonElement>(null);
  const state = stateOfKey(apiKey, new Date(now));
  const isOver = state === "revoked" || state === "expired";
  return (
    <li className="flex flex-wrap items-start gap-2 border-b border-rule py-3.5">
      <div className="min-w-0 flex-1 basis-72">
        <p className={`leading-6 font-semibold break-words ${isOver ? "text-ink-2" : ""}`}>
          {apiKey.name}
          {STATES[state] && <span className="font-normal text-ink-2"> ({STATES[state].toLowerCase()})</span>}
        </p>
        <p className="font-code text-s-1 leading-6 break-all text-ink-2">{apiKey.prefix}…</p>
        <p className="text-s-1 leading-5 text-ink-2">
          {apiKey.scopes.map((scope) => SCOPE_WORDS[scope].name).join(", ")}
        </p>
        <p className="text-s-1 leading-5 text-ink-2">
          Created <Day at={apiKey.madeAt} />;{" "}
          {apiKey.usedAt ? (
            <>
              last used <Day at={apiKey.usedAt} />
            </>
          ) : (
            "never used"
          )}
          {!isOver && apiKey.endsAt && (
            <>
              ; expires <Day at={apiKey.endsAt} />
            </>
          )}
        </p>
      </div>
      {!isOver && (
        <div className="flex gap-2">
          {isOpen && state === "live" && (
            <Button
              ref={rotator}
              variant="outline"
              size="sm"
              className="max-md:min-h-11"
              onClick={() => setAsks("rotate")}
            >
              Rotate<span className="sr-only"> {apiKey.name}</span>
            </Button>
          )}
          <Button
            ref={revoker}
            variant="outline"
            size="sm"
            className="max-md:min-h-11"
            onClick={() => setAsks("revoke")}
          >
            Revoke<span className="sr-only"> {apiKey.name}</span>
          </Button>
        </div>
      )}
      {asks === "rotate" && <RotateDialog apiKey={apiKey} returnTo={rotator} onClose={() => setAsks(null)} />}
      {asks === "revoke" && <RevokeDialog apiKey={apiKey} returnTo={revoker} onClose={() => setAsks(null)} />}
    </li>
  );
}

interface AskProps {
  apiKey: ApiKey;
  returnTo: React.RefObject<HTMLElement | null>;
  onClose: () => void;
}

function RotateDialog({ apiKey: { id, name }, returnTo, onClose }: AskProps) {
  const { isBusy, outcome, run } = useAction<KeyOutcome>();
  const [keepsOld, setKeepsOld] = useState(true);
  const fault = outcome && wordKeyOutcome(outcome);
  if (outcome?.status === "made") {
    return (
      <DialogWindow
        title="The new key"
        onClose={onClose}
        returnTo={returnTo}
        footer={
          <Button variant="outline" onClick={onClose}>
            Done
          </Button>
        }
      >
        <ShownOnce
          label="Key"
          secret={outcome.key}
          hint={`Copy it now; we won’t show it again. ${keepsOld ? "The old one works for 24 hours." : "The old key no longer works."}`}
        />
      </DialogWindow>
    );
  }
  return (
    <DialogWindow
      title={`Rotate “${name}”`}
      description="It is replaced by a new key with the same name, scopes and expiry."
      onClose={onClose}
      returnTo={returnTo}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button aria-busy={isBusy} onClick={() => !isBusy && run(async () => replaceApiKey({ id, keepsOld }))}>
            Create new key
          </Button>
        </>
      }
    >
      {fault && <Alert>{fault}</Alert>}
      <Checkbox checked={keepsOld} onChange={(event) => setKeepsOld(event.target.checked)}>
        Keep the old key working for 24 hours so you can switch over. Otherwise it stops at once.
      </Checkbox>
    </DialogWindow>
  );
}

function RevokeDialog({ apiKey: { id, name }, returnTo, onClose }: AskProps) {
  const { isBusy, outcome, run } = useAction<KeyOutcome>();
  const fault = outcome && wordKeyOutcome(outcome);
  const close = ({ status }: KeyOutcome) => {
    if (status === "revoked") onClose();
  };
  return (
    <DialogWindow
      title={`Revoke “${name}”?`}
      description="Systems using this key will be refused from their next request. This can’t be undone."
      onClose={onClose}
      returnTo={returnTo}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button
            variant="destructive"
            aria-busy={isBusy}
            onClick={() => !isBusy && run(async () => endApiKey({ id }), close)}
          >
            Revoke key
          </Button>
        </>
      }
    >
      {fault && <Alert>{fault}</Alert>}
    </DialogWindow>
  );
}
