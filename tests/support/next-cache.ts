import { vi } from "vitest";

// Next's cache as the integration tests have it, outside a server of Next: it keeps nothing, so each read is made
// again.

export const unstable_cache = <Read>(read: Read): Read => read;
export const revalidateTag = vi.fn();
export const updateTag = vi.fn();
export const refresh = vi.fn();
