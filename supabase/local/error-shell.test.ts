import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import { explainErrorShell, NOTICE } from "@/supabase/local/error-shell";
import { packResponse } from "@/supabase/local/packing";

const servers: ReturnType<typeof createServer>[] = [];
afterEach(() => servers.splice(0).forEach((server) => server.close()));

async function answerOf(respond: (response: ServerResponse) => void): Promise<Response> {
  const server = createServer((request, response) => {
    packResponse(request, response);
    explainErrorShell(response);
    respond(response);
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
}

const SHELL = '<!DOCTYPE html><html id="__next_error__"><head></head><body class="x"><script>1</script></body></html>';

function pageOf(status: number, pieces: readonly (string | Buffer)[]) {
  return (response: ServerResponse) => {
    response.statusCode = status;
    response.setHeader("Content-Type", "text/html; charset=utf-8");
    for (const piece of pieces) response.write(piece);
    response.end();
  };
}

test("a page that failed before anything was drawn tells readers without JavaScript", async () => {
  const answer = await answerOf(pageOf(500, [Buffer.from(SHELL)]));
  expect([answer.status, await answer.text()]).toEqual([500, SHELL.replace('class="x">', `class="x">${NOTICE}`)]);
});

test("a failed page whose beginning comes in pieces is explained once", async () => {
  const text = await (await answerOf(pageOf(503, [SHELL, SHELL]))).text();
  expect(text.split(NOTICE)).toHaveLength(2);
});

test("a failed page written in one go with its length is explained whole", async () => {
  const answer = await answerOf((response) => {
    response.statusCode = 500;
    response.setHeader("Content-Type", "text/html");
    response.setHeader("Content-Length", String(Buffer.byteLength(SHELL)));
    response.end(SHELL);
  });
  expect(await answer.text()).toBe(SHELL.replace('class="x">', `class="x">${NOTICE}`));
});

test("a failed page whose head has left is explained where its length was not promised, and never cut off", async () => {
  const begun = (length: number | null) => (response: ServerResponse) => {
    response.writeHead(500, {
      "Content-Type": "text/html",
      ...(length !== null && { "Content-Length": String(length) }),
    });
    response.flushHeaders();
    response.end(SHELL);
  };
  expect(await (await answerOf(begun(null))).text()).toContain(NOTICE);
  expect(await (await answerOf(begun(Buffer.byteLength(SHELL)))).text()).toContain("</script></body></html>");
});

test("loaded pages, and failed ones that were drawn, are unchanged", async () => {
  const drawn = SHELL.replace(' id="__next_error__"', ' lang="en"');
  expect(await (await answerOf(pageOf(200, [SHELL]))).text()).toBe(SHELL);
  expect(await (await answerOf(pageOf(500, [drawn]))).text()).toBe(drawn);
});
