import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { isOnThisMachine, shortFetch } from "@/lib/platform/database/short-fetch";
import { patientFetch } from "@/lib/platform/database/patient-fetch";
import { instanceState } from "@/lib/platform/telemetry/instance-state";

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.closeAllConnections();
});

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  server.unref();
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/rest/v1/rpc/any?select=a`;
}

describe("the short way to the backend", () => {
  it("is for plain HTTP on this machine only", () => {
    expect(isOnThisMachine("http://127.0.0.1:54321")).toBe(true);
    expect(isOnThisMachine("http://localhost:54321")).toBe(true);
    expect(isOnThisMachine("https://localhost:54321")).toBe(false);
    expect(isOnThisMachine("http://10.0.0.1:54321")).toBe(false);
    expect(isOnThisMachine("https://project.supabase.co")).toBe(false);
  });

  it("sends method, headers and body, and returns status, headers and body", async () => {
    const url = await serve((request, response) => {
      let body = "";
      request.on("data", (piece: Buffer) => (body += piece.toString()));
      request.on("end", () => {
        response.writeHead(409, { "content-type": "application/json" });
        response.end(
          JSON.stringify({ body, method: request.method, url: request.url, apikey: request.headers.apikey }),
        );
      });
    });
    const answer = await shortFetch()(url, {
      method: "POST",
      headers: new Headers({ apikey: "key" }),
      body: '{"p":"ö"}',
    });
    expect(answer.status).toBe(409);
    expect(answer.headers.get("content-type")).toBe("application/json");
    expect(await answer.json()).toEqual({
      body: '{"p":"ö"}',
      method: "POST",
      url: "/rest/v1/rpc/any?select=a",
      apikey: "key",
    });
  });

  it("carries the id of the request it is made for", async () => {
    const url = await serve((request, response) => response.end(String(request.headers["x-request-id"])));
    const { requests } = instanceState();
    const answer = await requests.run({ id: "an-id-of-ours" }, async () => shortFetch()(url));
    expect(await answer.text()).toBe("an-id-of-ours");
  });

  it("returns an answer without a body", async () => {
    const url = await serve((_, response) => response.writeHead(204).end());
    const answer = await shortFetch()(url, { method: "POST", body: "{}" });
    expect([answer.status, await answer.text()]).toEqual([204, ""]);
  });

  it("breaks off an answer that is too long, and does not ask again", async () => {
    let asked = 0;
    const url = await serve((_, response) => {
      asked += 1;
      response.end("x".repeat(100));
    });
    expect(await (await shortFetch(100)(url)).text()).toHaveLength(100);
    const tooLong = patientFetch({ deadline: 2_000, isWhole: true }, shortFetch(99))(url);
    await expect(tooLong).rejects.toMatchObject({ name: "AnswerTooLong" });
    expect(asked).toBe(2);
  });

  it.each([
    ["before the answer begins", () => undefined],
    ["in the middle of the answer", (response: { write(text: string): unknown }) => response.write("[")],
  ])("gives up at the deadline %s", async (_, begin) => {
    const url = await serve((_request, response) => void begin(response));
    const late = patientFetch({ deadline: 60, isWhole: true }, shortFetch())(url);
    await expect(late).rejects.toMatchObject({ name: "TimeoutError" });
  });

  it("tries a broken connection again", async () => {
    let asked = 0;
    const url = await serve((request, response) => {
      asked += 1;
      if (asked === 1) request.socket.destroy();
      else response.end("[]");
    });
    const answer = await patientFetch({ deadline: 5_000, isWhole: true }, shortFetch())(url, {
      method: "POST",
      body: "{}",
    });
    expect(await answer.text()).toBe("[]");
    expect(asked).toBe(2);
  });

  it("asks again at once over a new connection where an idle one was closed meanwhile", async () => {
    const asked: number[] = [];
    const url = await serve((request, response) => {
      asked.push(request.socket.remotePort ?? 0);
      if (asked.length === 2) request.socket.destroy();
      else response.end("[]");
    });
    expect(await (await shortFetch()(url)).text()).toBe("[]");
    expect(await (await shortFetch()(url)).text()).toBe("[]");
    expect(asked[1]).toBe(asked[0]);
    expect(asked[2]).not.toBe(asked[0]);
  });
});
