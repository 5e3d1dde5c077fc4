import { BRANDS } from "@/lib/sharing/api/brands";
import { CONSUMERS } from "@/lib/sharing/api/consumers";
import { RANKINGS } from "@/lib/sharing/api/rankings";
import type { ApiResource } from "@/lib/sharing/api/resource";
import { SCORES } from "@/lib/sharing/api/scores";

/** Every list of the API, in the order of its reference. */
export const RESOURCES: readonly ApiResource[] = [RANKINGS, BRANDS, SCORES, CONSUMERS];

/** Where the API begins; a version that breaks programs gets another. */
export const API_PATH = "/api/v1";
