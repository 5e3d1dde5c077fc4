import { request } from "node:http";

export interface Sent {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
}

/** Sends a form to the site from one of this machine's addresses, 127.x.y.z: each counts as a separate network. */
export async function sendFrom(
  localAddress: string,
  url: string,
  form: FormData,
  headers: Record<string, string>,
): Promise<Sent> {
  const encoded = new Response(form);
  const body = Buffer.from(await encoded.arrayBuffer());
  const { hostname, port, pathname, search, host } = new URL(url);
  return new Promise((resolve, reject) => {
    const asked = request(
      {
        // By the address: `localhost` may be another one, which this one cannot reach.
        hostname: hostname === "localhost" ? "127.0.0.1" : hostname,
        port,
        path: pathname + search,
        method: "POST",
        localAddress,
        headers: {
          host,
          "content-type": encoded.headers.get("content-type") ?? "",
          "content-length": body.length,
          ...headers,
        },
      },
      (answer) => {
        let text = "";
        answer.setEncoding("utf8").on("data", (part: string) => (text += part));
        answer.on("end", () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text }));
      },
    );
    asked.on("error", reject).end(body);
  });
}
