import { describe, expectTypeOf, it } from "vitest";
import type * as clerkClient from "@/lib/accounts/identity/clerk/client";
import type * as clerkEdge from "@/lib/accounts/identity/clerk/edge";
import type * as clerkServer from "@/lib/accounts/identity/clerk/server";
import type * as embeddedClient from "@/lib/accounts/identity/embedded/client";
import type * as embeddedEdge from "@/lib/accounts/identity/embedded/edge";
import type * as embeddedServer from "@/lib/accounts/identity/embedded/server";
import type { ClientAdapter, EdgeAdapter, ServerAdapter } from "@/lib/access/identity-port";

// Checked by the compiler: each adapter fits in place of the other.
describe("the identity port", () => {
  it("Clerk's adapter fits the identity port", () => {
    expectTypeOf<typeof clerkServer>().toExtend<ServerAdapter>();
    expectTypeOf<typeof clerkEdge>().toExtend<EdgeAdapter>();
    expectTypeOf<typeof clerkClient>().toExtend<ClientAdapter>();
  });

  it("the embedded adapter fits the identity port", () => {
    expectTypeOf<typeof embeddedServer>().toExtend<ServerAdapter>();
    expectTypeOf<typeof embeddedEdge>().toExtend<EdgeAdapter>();
    expectTypeOf<typeof embeddedClient>().toExtend<ClientAdapter>();
  });
});
