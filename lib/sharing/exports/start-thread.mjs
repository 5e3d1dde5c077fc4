// Node has no types to strip and no aliases in a thread of its own: the same loader as that of the start command.
import { register } from "tsx/esm/api";

register();
await import("./render-thread.ts");
