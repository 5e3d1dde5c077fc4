import { NextRequest, NextResponse } from "next/server";
import { describe, expect, it } from "vitest";
import * as client from "#identity/client";
import * as edge from "#identity/edge";
import * as server from "#identity/server";
import type { ClientAdapter, EdgeAdapter, Guard, ServerAdapter } from "@/lib/identity/port";

const adapter: { server: ServerAdapter; edge: EdgeAdapter; client: ClientAdapter } = { server, edge, client };

const forged = new NextRequest("http://localhost:3000/insights", {
  headers: {
    cookie: "signed_in=1; app_claims=eyJhbGciOiJub25lIn0.eyJyb2xlIjoiYWRtaW4ifQ.; __session=x",
    authorization: "Bearer eyJhbGciOiJub25lIn0.eyJhcHBfcm9sZSI6ImFkbWluIn0.",
  },
});

describe("the embedded adapter without accounts", () => {
  it("knows nobody", async () => {
    expect(await adapter.server.claims()).toBeNull();
    expect(await adapter.server.accessToken()).toBeNull();
    expect(adapter.client.useIdentity()).toMatchObject({ ready: true, user: null });
  });

  it("refuses every act without throwing", async () => {
    const identity = adapter.client.useIdentity();
    for (const outcome of [identity.signIn("a@b.example", "password"), identity.verifyEmail("123456")]) {
      expect(await outcome).toMatchObject({ ok: false });
    }
  });

  it("hands the guard no claims, whatever a request carries", async () => {
    const seen: unknown[] = [];
    const guard: Guard = (claims) => {
      seen.push(claims);
      return undefined;
    };
    const answer = await adapter.edge.withClaims(guard)(forged);
    expect(seen).toEqual([null]);
    expect(answer.headers.get("x-middleware-next")).toBe("1");
  });

  it("answers what the guard answers", async () => {
    const guard: Guard = () => NextResponse.redirect("http://localhost:3000/auth");
    const answer = await adapter.edge.withClaims(guard)(forged);
    expect(answer.headers.get("location")).toBe("http://localhost:3000/auth");
  });
});
