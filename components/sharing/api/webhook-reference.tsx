import { CodeBlock } from "@/components/sharing/api/code-block";
import { ListRow } from "@/components/accounts/teams/list-row";
import { toMessage } from "@/lib/sharing/webhooks/message";
import { MOST_FAILURES } from "@/lib/sharing/webhooks/webhook";

const VERIFY = `import { createHmac, timingSafeEqual } from "node:crypto";

export function isFromGranskog(secret, headers, rawBody) {
  const { "webhook-id": id, "webhook-timestamp": at } = headers;
  if (Math.abs(Date.now() / 1000 - Number(at)) > 300) return false;
  const key = Buffer.from(secret.slice("whsec_".length), "base64");
  const expected = createHmac("sha256", key).update(\`\${id}.\${at}.\${rawBody}\`).digest();
  return headers["webhook-signature"].split(" ").some((each) => {
    const given = Buffer.from(each.replace(/^v1,/, ""), "base64");
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
}`;

/** The webhook message after a publication, and how to verify it. */
export function WebhookReference({ origin }: { origin: string }) {
  const message = toMessage({
    kind: "publication",
    id: "3f2b…",
    stamp: 412,
    at: "2025-04-02T08:00:00Z",
    isSample: true,
    origin,
  });
  return (
    <ListRow id="publications" title="Webhooks">
      <p>
        We send a POST to each webhook URL within 15 minutes of a publication. It says that there are new results but
        contains no data: get those from the API. Any 2xx response within five seconds counts as received; redirects are
        not followed.
      </p>
      <CodeBlock label="A message" code={JSON.stringify(JSON.parse(message), null, 2)} />
      <p>
        Failed deliveries are retried after 1, 10, 30 and 60 minutes, then less often, always with the same webhook-id.
        After {MOST_FAILURES} failures in a row the webhook is turned off; you can turn it on again in your API
        settings. Messages are signed as Standard Webhooks describes, so its libraries can verify them. To verify a
        signature yourself with Node.js:
      </p>
      <CodeBlock label="Checking a signature with Node.js" code={VERIFY} />
    </ListRow>
  );
}
