import { BRANDS } from "@/lib/api/brands";
import { CONSUMERS } from "@/lib/api/consumers";
import { RANKINGS } from "@/lib/api/rankings";
import type { ApiResource } from "@/lib/api/resource";
import { SCORES } from "@/lib/api/scores";

/** Every list of the API, in the order of its reference. */
export const RESOURCES: readonly ApiResource[] = [RANKINGS, BRANDS, SCORES, CONSUMERS];

/** Where the API begins; a version that breaks programs gets another. */
export const API_PATH = "/api/v1";
