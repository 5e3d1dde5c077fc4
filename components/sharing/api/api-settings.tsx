import Link from "next/link";
import { AddWebhook } from "@/components/sharing/api/add-webhook";
import { KeyItem } from "@/components/sharing/api/key-item";
import { MakeKey } from "@/components/sharing/api/make-key";
import { WebhookItem } from "@/components/sharing/api/webhook-item";
import { ListRow } from "@/components/accounts/teams/list-row";
import { buttonVariants } from "@/components/ui/button-look";
import { planWith } from "@/lib/access/rights";
import type { ApiKey } from "@/lib/sharing/api-keys/api-key";
import type { PublicationWebhook } from "@/lib/sharing/webhooks/webhook";

interface ApiSettingsProps {
  keys: readonly ApiKey[];
  webhooks: readonly PublicationWebhook[];
  /** Whether the plan currently includes the API. */
  isOpen: boolean;
  now: string;
}

/** API keys and webhook addresses. People without the right can still delete existing ones. */
export function ApiSettings({ keys, webhooks, isOpen, now }: ApiSettingsProps) {
  return (
    <>
      {!isOpen && (
        <ListRow id="plan" title="Plan">
          <p>
            The API is part of the {planWith("api")} plan: rankings, scores and consumer data for your own systems, as
            JSON and CSV.
            {keys.length > 0 && " Your keys won’t work until your plan includes the API again."}
          </p>
          <p>
            <Link href="/pricing" prefetch={false} className={buttonVariants({ variant: "outline" })}>
              Compare the plans
            </Link>
          </p>
        </ListRow>
      )}
      {(isOpen || keys.length > 0) && (
        <ListRow id="keys" title="Keys">
          <p>A key has the same access as you. Create one per system so you can revoke them separately.</p>
          {keys.length === 0 ? (
            <p className="text-ink-2">You have no keys yet.</p>
          ) : (
            <ul className="border-t border-rule">
              {keys.map((each) => (
                <KeyItem key={each.id} apiKey={each} isOpen={isOpen} now={now} />
              ))}
            </ul>
          )}
          {isOpen && <MakeKey />}
        </ListRow>
      )}
      {(isOpen || webhooks.length > 0) && (
        <ListRow id="news" title="Webhooks">
          <p>
            We call these URLs within 15 minutes of new results being published. The message contains no data and is
            signed with a secret for each URL.
          </p>
          {webhooks.length > 0 && (
            <ul className="border-t border-rule">
              {webhooks.map((each) => (
                <WebhookItem key={each.id} webhook={each} isOpen={isOpen} />
              ))}
            </ul>
          )}
          {isOpen && <AddWebhook />}
        </ListRow>
      )}
      <ListRow id="reference" title="Reference">
        <p>
          For endpoints and responses, see the{" "}
          <Link href="/api-reference" className="link">
            API reference
          </Link>{" "}
          and the{" "}
          <a href="/api/v1/openapi.json" className="link">
            OpenAPI document
          </a>
          .
        </p>
      </ListRow>
    </>
  );
}
