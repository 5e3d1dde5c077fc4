import Link from "next/link";
import { AddWebhook } from "@/components/sharing/api/add-webhook";
import { KeyItem } from "@/components/sharing/api/key-item";
import { MakeKey } from "@/components/sharing/api/make-key";
import { WebhookItem } from "@/components/sharing/api/webhook-item";
import { ListRow } from "@/components/accounts/teams/list-row";
import { buttonVariants } from "@/components/ui/button";
import { planWith } from "@/lib/access/rights";
import type { ApiKey } from "@/lib/sharing/api-keys/api-key";
import type { PublicationWebhook } from "@/lib/sharing/webhooks/webhook";

interface ApiSettingsProps {
  keys: readonly ApiKey[];
  webhooks: readonly PublicationWebhook[];
  /** Does the plan include the API now? */
  isOpen: boolean;
  now: string;
}

/** Keys of the API and addresses that are told of publications. Whoever has no right to more can still end what there is. */
export function ApiSettings({ keys, webhooks, isOpen, now }: ApiSettingsProps) {
  return (
    <>
      {!isOpen && (
        <ListRow id="plan" title="Plan">
          <p>
            The API comes with {planWith("api")}: rankings, scores and consumer figures for your own programs, as JSON
            and CSV.
            {keys.length > 0 && " Your keys open nothing until the plan includes it again."}
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
          <p>
            A key reads what you may see at that moment, and nothing else. Give each program its own, so that you can
            revoke one without the others.
          </p>
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
        <ListRow id="news" title="News of publications">
          <p>
            When new results are published, these addresses are told within a quarter of an hour, in a message without
            figures, signed with a secret of their own.
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
          What can be asked and what is answered is in the{" "}
          <Link href="/api-reference" className="link">
            API reference
          </Link>
          , and for programs in the{" "}
          <a href="/api/v1/openapi.json" className="link">
            OpenAPI document
          </a>
          .
        </p>
      </ListRow>
    </>
  );
}
