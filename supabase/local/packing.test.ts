import { createServer, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { createGunzip, gunzipSync } from "node:zlib";
import { afterEach, expect, it } from "vitest";
import { packResponse } from "./packing";

const PAGE = Array.from({ length: 2_000 }, (_, at) => `<li>${(at * 7_919) % 1_009}</li>`).join("");
let server: Server | null = null;

async function serve(type: string) {
  server = createServer((asked, response) => {
    packResponse(asked, response);
    response.writeHead(200, { "content-type": type });
    response.write(PAGE);
    response.end();
  });
  await new Promise<void>((resolve) => server?.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return async (path: string, encoding?: string) =>
    new Promise<{ encoding: string | undefined; body: Buffer }>((resolve, reject) => {
      const headers = encoding === undefined ? {} : { "accept-encoding": encoding };
      const sent = request({ port, path, headers, host: "127.0.0.1" }, (answer) => {
        const pieces: Buffer[] = [];
        answer.on("data", (piece: Buffer) => pieces.push(piece));
        answer.on("end", () => resolve({ encoding: answer.headers["content-encoding"], body: Buffer.concat(pieces) }));
      });
      sent.on("error", reject);
      sent.end();
    });
}

afterEach(async () => {
  await new Promise((resolve) => server?.close(resolve));
});

it("a page is compressed for browsers that support it, and sent unchanged to others", async () => {
  const ask = await serve("text/html");
  const packed = await ask("/account", "gzip");
  expect(packed.encoding).toBe("gzip");
  expect(gunzipSync(packed.body).toString()).toBe(PAGE);
  const plain = await ask("/account");
  expect(plain.encoding).toBeUndefined();
  expect(plain.body.toString()).toBe(PAGE);
});

it("files, which browsers keep, are packed better than pages", async () => {
  const ask = await serve("text/javascript");
  const [page, file] = [await ask("/account", "gzip"), await ask("/_next/static/chunks/a.js", "gzip")];
  expect(file.body.length).toBeLessThan(page.body.length);
});

it("pictures are not compressed", async () => {
  const ask = await serve("image/png");
  expect((await ask("/icon.png", "gzip")).encoding).toBeUndefined();
});

it("the beginning of a page leaves before its end is drawn, and pieces drawn in one go leave together", async () => {
  let finish: () => void = () => undefined;
  server = createServer((asked, response) => {
    packResponse(asked, response);
    response.writeHead(200, { "content-type": "text/html" });
    const flushing = response as typeof response & { flush: () => void };
    for (const piece of [PAGE, "<p>one</p>", "<p>two</p>", "<p>three</p>"]) {
      response.write(piece);
      flushing.flush();
    }
    finish = () => response.end("<p>end</p>");
  });
  await new Promise<void>((resolve) => server?.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const unpacked = await new Promise<string>((resolve, reject) => {
    const headers = { "accept-encoding": "gzip" };
    const sent = request({ port, path: "/account", headers, host: "127.0.0.1" }, (answer) => {
      let text = "";
      const unpack = createGunzip();
      answer.pipe(unpack);
      unpack.on("data", (piece: Buffer) => {
        text += piece.toString();
        // Nothing has been ended yet: what is here was sent on its own.
        if (text.endsWith("<p>three</p>")) finish();
      });
      unpack.on("end", () => resolve(text));
      unpack.on("error", reject);
    });
    sent.on("error", reject);
    sent.end();
  });
  expect(unpacked).toBe(`${PAGE}<p>one</p><p>two</p><p>three</p><p>end</p>`);
});
