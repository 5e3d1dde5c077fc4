import path from "node:path";
import { setting } from "@/lib/platform/environment/env.server";

/** The data directory of this installation, as the site and its jobs share it. */
export const dataRoot = (): string => path.resolve(setting("DATA_DIR") ?? ".data");
