import { expect, test } from "vitest";
import { pauseAfter, toMessage } from "@/lib/sharing/webhooks/message";
import { MOST_FAILURES, wordEvent, type WebhookEvent } from "@/lib/sharing/webhooks/webhook";

test("a webhook's message says that there are new results, without any number", () => {
  const message = {
    id: "msg",
    stamp: 412,
    at: "2026-11-20T10:00:00+00:00",
    isSample: true,
    origin: "https://granskog.example",
  } as const;
  expect(JSON.parse(toMessage({ ...message, kind: "publication" }))).toEqual({
    id: "msg",
    type: "publication.published",
    created_at: "2026-11-20T10:00:00.000Z",
    data: {
      study: "Granskog",
      publication: { stamp: 412 },
      is_sample: true,
      api: "https://granskog.example/api/v1/rankings",
    },
  });
  expect(toMessage({ ...message, kind: "test" })).toContain("publication.test");
});

test("a webhook is retried up to its limit, at growing intervals", () => {
  const pauses = Array.from({ length: MOST_FAILURES - 1 }, (_, at) => pauseAfter(at + 1));
  expect(pauses.every((pause, at) => pause !== null && pause >= (pauses[at - 1] ?? 0))).toBe(true);
  expect(pauseAfter(MOST_FAILURES)).toBeNull();
});

test("every attempt of a webhook has a text", () => {
  const event: WebhookEvent = {
    id: "n",
    kind: "publication",
    madeAt: "",
    attempts: 1,
    state: "sent",
    triedAt: null,
    dueAt: null,
    status: 204,
    fault: null,
  };
  expect(wordEvent(event)).toBe("Received, response 204");
  expect(wordEvent({ ...event, state: "due", attempts: 0, status: null })).toBe("Waiting to be sent");
  expect(wordEvent({ ...event, state: "due", status: 500, fault: "refused" })).toBe("Response 500; will retry");
  expect(wordEvent({ ...event, state: "dropped", status: null, fault: "not-allowed" })).toBe(
    "Resolves to a private network address",
  );
  expect(wordEvent({ ...event, state: "dropped", status: null })).toBe("Not sent: replaced by newer results");
});
