"use client";

import { useRef, useState } from "react";
import { ShownOnce } from "@/components/sharing/api/shown-once";
import { useAction } from "@/components/sharing/api/use-action";
import { wordWebhookOutcome } from "@/components/sharing/api/webhook-words";
import { Button } from "@/components/ui/button";
import { DialogWindow } from "@/components/ui/dialog-window";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { addWebhook, type WebhookOutcome } from "@/lib/sharing/webhooks/actions";

/** The form for another webhook, and the dialog that shows its secret once. */
export function AddWebhook() {
  const { isBusy, outcome, run } = useAction<WebhookOutcome>();
  const [url, setUrl] = useState("");
  const [secret, setSecret] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const fault = (outcome && wordWebhookOutcome(outcome)) ?? undefined;

  function take(found: WebhookOutcome) {
    if (found.status !== "made") {
      field.current?.focus();
      return;
    }
    setSecret(found.secret);
    setUrl("");
  }

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) run(async () => addWebhook({ url }), take);
      }}
    >
      <Field
        id="webhook-url"
        label="URL"
        hint="A public HTTPS URL of yours that accepts POST requests."
        error={fault}
        className="mb-4"
      >
        {(control) => (
          <Input
            {...control}
            ref={field}
            type="url"
            inputMode="url"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            placeholder="https://"
            value={url}
            maxLength={500}
            onChange={(event) => setUrl(event.target.value)}
          />
        )}
      </Field>
      <Button type="submit" variant="outline" aria-busy={isBusy} className="max-md:w-full">
        Add webhook
      </Button>
      {secret !== null && (
        <DialogWindow
          title="Webhook secret"
          onClose={() => setSecret(null)}
          returnTo={field}
          footer={
            <Button variant="outline" onClick={() => setSecret(null)}>
              Done
            </Button>
          }
        >
          <ShownOnce
            label="Secret"
            secret={secret}
            hint="Copy it now; we won’t show it again. Messages are signed with it, so that you can tell ours from others."
          />
        </DialogWindow>
      )}
    </form>
  );
}
