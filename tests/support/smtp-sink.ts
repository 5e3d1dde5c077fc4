import { createServer, type AddressInfo, type Socket } from "node:net";

/** What a mail server is told for one email. */
export interface Received {
  from: string;
  to: string[];
  message: string;
}

interface SinkOptions {
  /** An address of this machine. */
  host?: string;
  /** Any free one unless it is said. */
  port?: number;
  /** Answers nothing at all after a connection. */
  isSilent?: boolean;
  /** Turns each recipient down. */
  refusesRecipients?: boolean;
}

/** A mail server that delivers nothing and records what it received. */
export async function startSmtpSink({
  host = "127.0.0.1",
  port = 0,
  isSilent = false,
  refusesRecipients = false,
}: SinkOptions = {}) {
  const received: Received[] = [];
  const open = new Set<Socket>();
  const { promise: connected, resolve: onConnected } = Promise.withResolvers<void>();
  const server = createServer((socket) => {
    open.add(socket);
    onConnected();
    socket.on("close", () => open.delete(socket)).on("error", () => undefined);
    if (!isSilent) converse(socket, received, refusesRecipients);
  });
  await new Promise<void>((resolve) => server.listen(port, host, resolve));
  return {
    url: `smtp://${host}:${(server.address() as AddressInfo).port}`,
    received,
    /** Resolves at the first connection. */
    connected,
    async stop() {
      for (const socket of open) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function converse(socket: Socket, received: Received[], refusesRecipients: boolean) {
  let email: Received = { from: "", to: [], message: "" };
  let rest = "";
  let inMessage = false;
  const say = (line: string) => socket.write(`${line}\r\n`);

  const answer = (line: string) => {
    if (inMessage) {
      if (line !== ".") return void (email.message += `${line}\n`);
      inMessage = false;
      received.push(email);
      email = { from: "", to: [], message: "" };
      return say("250 taken");
    }
    if (/^(?:EHLO|HELO)/i.test(line)) return say("250 sink");
    if (/^MAIL FROM:/i.test(line)) email.from = line.slice(10);
    if (/^RCPT TO:/i.test(line)) {
      if (refusesRecipients) return say("550 nobody of that name");
      email.to.push(line.slice(8));
    }
    if (/^DATA/i.test(line)) {
      inMessage = true;
      return say("354 go on");
    }
    if (/^QUIT/i.test(line)) return void socket.end("221 bye\r\n");
    return say("250 well");
  };

  say("220 sink");
  socket.setEncoding("utf8").on("data", (text: string) => {
    const lines = (rest + text).split("\r\n");
    rest = lines.pop() ?? "";
    for (const line of lines) answer(line);
  });
}
