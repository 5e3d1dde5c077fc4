// Also loaded by plain Node, outside Next.
import type { Server } from "node:http";
import type { Socket } from "node:net";

/**
 * Closes idle connections only after what has arrived on them is read. Node checks their time before it reads: a server
 * that was busy when the time ran out would close a connection on which a request waits, and reset its visitor.
 */
export function readBeforeClosing(server: Server): void {
  server.on("timeout", (socket: Socket) => {
    const { bytesRead } = socket;
    // Runs after Node has read what is there.
    setImmediate(() => {
      if (socket.bytesRead === bytesRead) socket.destroy();
    });
  });
}
