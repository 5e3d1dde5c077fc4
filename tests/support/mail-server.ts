import { freePort } from "./process";
import { type Received, startSmtpSink } from "./smtp-sink";

type Sink = Awaited<ReturnType<typeof startSmtpSink>>;

/** A mail server that can be taken away and brought back at the same address. */
export class MailServer {
  private sink: Sink | null = null;
  private earlier: Received[] = [];

  private constructor(private readonly port: number) {}

  static async start(): Promise<MailServer> {
    const server = new MailServer(await freePort());
    await server.serve();
    return server;
  }

  get url(): string {
    return `smtp://127.0.0.1:${this.port}`;
  }

  /** All emails it was ever handed. */
  get received(): readonly Received[] {
    return [...this.earlier, ...(this.sink?.received ?? [])];
  }

  /** Serves from now on, or behaves otherwise. */
  async serve(options: Parameters<typeof startSmtpSink>[0] = {}): Promise<void> {
    await this.stop();
    this.sink = await startSmtpSink({ ...options, port: this.port });
  }

  async stop(): Promise<void> {
    if (!this.sink) return;
    this.earlier.push(...this.sink.received);
    await this.sink.stop();
    this.sink = null;
  }
}
