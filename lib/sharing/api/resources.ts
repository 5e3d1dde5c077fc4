import { BRANDS } from "@/lib/sharing/api/brands";
import { CONSUMERS } from "@/lib/sharing/api/consumers";
import { RANKINGS } from "@/lib/sharing/api/rankings";
import type { ApiResource } from "@/lib/sharing/api/resource";
import { SCORES } from "@/lib/sharing/api/scores";

/** Every list of the API, in the order of the reference. */
export const RESOURCES: readonly ApiResource[] = [RANKINGS, BRANDS, SCORES, CONSUMERS];

/** The base path of the API; a breaking change gets a new version. */
export const API_PATH = "/api/v1";
