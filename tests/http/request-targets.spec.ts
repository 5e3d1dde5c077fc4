import { connect } from "node:net";
import { expect, test } from "./fixtures";

// Request targets that no browser sends: whole addresses, and the server as a whole.

/** Everything that comes back for these bytes. */
const send = (baseURL: string, text: string) =>
  new Promise<string>((resolve, reject) => {
    const { hostname, port } = new URL(baseURL);
    let answer = "";
    const socket = connect(Number(port), hostname, () => socket.write(text));
    socket.setEncoding("utf8").on("data", (part: string) => (answer += part));
    socket.on("end", () => resolve(answer)).on("error", reject);
  });

test("a whole address as target never leads to another site", async ({ baseURL }) => {
  for (const target of ["http://evil.example/admin", "https://evil.example/account", "http://evil.example/blog/a"]) {
    const answer = await send(
      baseURL ?? "",
      `GET ${target} HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n`,
    );
    expect(answer.slice(0, 12), target).toMatch(/^HTTP\/1\.1 3\d\d/);
    expect(answer, target).not.toMatch(/evil\.example/i);
  }
});

test("OPTIONS of the whole server names its methods", async ({ baseURL }) => {
  const answer = await send(baseURL ?? "", "OPTIONS * HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");
  expect(answer).toMatch(/^HTTP\/1\.1 204 [\s\S]*\r\nAllow: GET, HEAD, POST/);
});
