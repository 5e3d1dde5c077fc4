import type { Chapter } from "@/tests/security/asvs/rule";
import { V1 } from "@/tests/security/asvs/v01-encoding";
import { V2 } from "@/tests/security/asvs/v02-validation";
import { V3 } from "@/tests/security/asvs/v03-browser";
import { V4 } from "@/tests/security/asvs/v04-services";
import { V5 } from "@/tests/security/asvs/v05-files";
import { V6 } from "@/tests/security/asvs/v06-authentication";
import { V7 } from "@/tests/security/asvs/v07-sessions";
import { V8 } from "@/tests/security/asvs/v08-authorization";
import { V9 } from "@/tests/security/asvs/v09-tokens";
import { V11 } from "@/tests/security/asvs/v11-cryptography";
import { V12 } from "@/tests/security/asvs/v12-connections";
import { V13 } from "@/tests/security/asvs/v13-configuration";
import { V14 } from "@/tests/security/asvs/v14-data";
import { V15 } from "@/tests/security/asvs/v15-coding";
import { V16 } from "@/tests/security/asvs/v16-logging";

export const CHAPTERS: readonly Chapter[] = [V1, V2, V3, V4, V5, V6, V7, V8, V9, V11, V12, V13, V14, V15, V16];

/** Rule of the standard → how it stands. */
export const TABLE: Chapter = Object.assign({}, ...CHAPTERS);
