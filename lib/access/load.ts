import "server-only";
import { claims } from "#identity/server";
import { toViewer, type Viewer } from "@/lib/access/viewer";
import { isWaitlistMode } from "@/lib/site/environment";

/** Who asks, for pages and handlers that answer each request by itself. */
export async function loadViewer(): Promise<Viewer> {
  return toViewer(await claims(), isWaitlistMode());
}
