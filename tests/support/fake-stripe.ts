import { createServer, type IncomingMessage, type Server } from "node:http";
import { type AddressInfo } from "node:net";
import { invoiceObject, type SubscriptionObject, subscriptionObject } from "./stripe-objects";

interface Asked {
  method: string;
  path: string;
  fields: URLSearchParams;
}

type Reply = { status?: number; body: unknown };

/** Stands in for Stripe's API: the few calls that are made, over what a test puts into it. */
export class FakeStripe {
  readonly subscriptions = new Map<string, SubscriptionObject>();
  readonly invoices = new Map<string, ReturnType<typeof invoiceObject>>();
  readonly sessions = new Map<string, Record<string, unknown>>();
  readonly asked: Asked[] = [];
  /** Whether the card works. */
  cardWorks = true;
  /** Whether it is down. */
  isDown = false;
  private prices = new Map<string, { id: string; lookup_key: string; metadata: Record<string, string> }>();

  private constructor(private readonly server: Server) {}

  static async start(): Promise<FakeStripe> {
    const server = createServer();
    const fake = new FakeStripe(server);
    server.on("request", (request, response) => {
      void fake.answer(request).then(({ status = 200, body }) => {
        response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
      });
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    return fake;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  /** A subscription of someone, with its first invoice paid. */
  sell(id: string, userId: string, more: Partial<SubscriptionObject> = {}): SubscriptionObject {
    const made = { ...subscriptionObject(), id, metadata: { user_id: userId, tier: "professional" }, ...more };
    this.subscriptions.set(id, made);
    const parent = {
      type: "subscription_details",
      subscription_details: { subscription: id, metadata: { user_id: userId } },
    };
    this.invoices.set(`in_${id}`, { ...invoiceObject(), id: `in_${id}`, number: `GR-${id}`, parent });
    return made;
  }

  private async answer(request: IncomingMessage): Promise<Reply> {
    const url = new URL(request.url ?? "/", "http://stripe");
    let text = "";
    for await (const chunk of request) text += String(chunk);
    const asked = {
      method: request.method ?? "GET",
      path: url.pathname.replace("/v1/", ""),
      fields: new URLSearchParams(text || url.search),
    };
    this.asked.push(asked);
    if (this.isDown) return { status: 400, body: { error: { type: "api_error", message: "down" } } };
    return (
      this.route(asked) ?? {
        status: 404,
        body: {
          error: { type: "invalid_request_error", code: "resource_missing", message: `No such thing: ${asked.path}` },
        },
      }
    );
  }

  private route({ method, path, fields }: Asked): Reply | null {
    const [kind = "", id = "", action = ""] = path.split("/");
    switch (kind) {
      case "prices":
        return this.price(method, fields);
      case "checkout": {
        if (method === "GET") return this.sessions.has(action) ? { body: this.sessions.get(action) } : null;
        return { body: { id: "cs_test_1", url: "https://checkout.stripe.example/pay/cs_test_1" } };
      }
      case "billing_portal":
        return { body: { url: "https://billing.stripe.example/p/session" } };
      case "invoices":
        return this.invoice(method, id, fields);
      case "subscriptions":
        return this.subscription(method, id, fields);
      case "subscription_schedules":
        return this.schedule(id, action, fields);
      default:
        return null;
    }
  }

  private price(method: string, fields: URLSearchParams): Reply {
    if (method === "GET") {
      const found = this.prices.get(fields.get("lookup_keys[0]") ?? "");
      return { body: { object: "list", data: found ? [found] : [] } };
    }
    const key = fields.get("lookup_key") ?? "";
    const made = {
      id: `price_${fields.get("metadata[tier]")}`,
      lookup_key: key,
      metadata: { tier: fields.get("metadata[tier]") ?? "" },
    };
    this.prices.set(key, made);
    return { body: made };
  }

  private invoice(method: string, id: string, fields: URLSearchParams): Reply | null {
    if (id === "create_preview") {
      const line = (amount: number) => ({ amount, description: "", period: { start: 1, end: 2 } });
      return {
        body: { object: "invoice", total: 250_000, lines: { object: "list", data: [line(-195_000), line(445_000)] } },
      };
    }
    if (id !== "") return this.invoices.has(id) ? { body: this.invoices.get(id) } : null;
    const of = [...this.invoices.values()].filter(
      ({ parent }) => parent.subscription_details.subscription === fields.get("subscription"),
    );
    return method === "GET" ? { body: { object: "list", data: of } } : null;
  }

  private subscription(method: string, id: string, fields: URLSearchParams): Reply | null {
    const found = this.subscriptions.get(id);
    if (!found) return null;
    if (method === "DELETE") found.status = "canceled";
    if (method !== "POST") return { body: found };
    const price = fields.get("items[0][price]");
    if (price && !this.cardWorks)
      return {
        status: 402,
        body: { error: { type: "card_error", code: "card_declined", message: "Your card was declined." } },
      };
    const [item] = found.items.data;
    if (price && item) item.price = { id: price, metadata: { tier: price.replace("price_", "") } };
    if (fields.has("cancel_at_period_end")) found.cancel_at_period_end = fields.get("cancel_at_period_end") === "true";
    if (fields.get("cancel_at") === "") found.cancel_at = null;
    return { body: found };
  }

  private schedule(id: string, action: string, fields: URLSearchParams): Reply {
    const of = [...this.subscriptions.values()].find(
      ({ id: name, schedule }) => name === fields.get("from_subscription") || schedule?.id === id,
    );
    if (of && action === "release") of.schedule = null;
    else if (of)
      of.schedule = {
        id: `sub_sched_${of.id}`,
        status: "active",
        metadata: fields.has("metadata[next_tier]") ? { next_tier: fields.get("metadata[next_tier]") ?? "" } : {},
      };
    return { body: { id: `sub_sched_${of?.id}`, phases: [{ start_date: 1_767_225_600, end_date: 1_798_761_600 }] } };
  }
}
