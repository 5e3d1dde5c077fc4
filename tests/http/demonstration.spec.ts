import { createServer, request as send } from "node:http";
import type { AddressInfo } from "node:net";
import { SAMPLE_PASSWORD } from "@/lib/accounts/identity/sample-accounts";
import { actionNamed, callAction } from "../support/server-actions";
import { expect, test } from "./fixtures";

// Conveniences of the demonstration are for browsers of this machine. A proxy on the same machine is none.

const CONVENIENCES = ["/outbox", "/design", "/test-checkout"];
/** Used by no other test: wrong passwords are counted. */
const EMAIL = "trial@sample.test";

test("no proxy on this machine passes on the pages of a demonstration", async ({ people, playwright, baseURL }) => {
  const { hostname, port, host } = new URL(baseURL ?? "");
  const proxy = createServer((asked, answer) => {
    // It passes on the host name that the site expects, as a visitor would have it do.
    const headers = { ...asked.headers, host, "x-forwarded-for": asked.socket.remoteAddress ?? "" };
    const passed = send({ hostname, port, path: asked.url, method: asked.method, headers }, (found) => {
      answer.writeHead(found.statusCode ?? 502, found.headers);
      found.pipe(answer);
    });
    asked.pipe(passed);
  });
  await new Promise<void>((resolve) => proxy.listen(0, "127.0.0.1", resolve));
  const { cookies } = await (await people.as("enterprise")).storageState();
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
  const behind = await playwright.request.newContext({
    baseURL: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
  });
  try {
    for (const path of CONVENIENCES) expect((await behind.get(path)).status(), path).toBe(404);
    expect(await (await behind.get("/api/me", { headers: { cookie } })).json()).toMatchObject({ level: "anonymous" });
    const typed = { state: { status: "idle" }, form: { email: EMAIL, password: SAMPLE_PASSWORD, from: "" } };
    const { body } = await callAction(behind, actionNamed("signIn"), typed, baseURL ?? "");
    expect(body).toContain("Invalid email or password");
  } finally {
    await behind.dispose();
    proxy.close();
  }
  const near = await playwright.request.newContext({ baseURL, extraHTTPHeaders: { cookie } });
  expect(await (await near.get("/api/me")).json()).toMatchObject({ level: "paid" });
  await near.dispose();
});

test("no proxy header opens the pages of a demonstration", async ({ request }) => {
  for (const name of ["via", "forwarded", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip"])
    for (const path of CONVENIENCES)
      expect((await request.get(path, { headers: { [name]: "127.0.0.1" } })).status(), `${path} ${name}`).toBe(404);
});
