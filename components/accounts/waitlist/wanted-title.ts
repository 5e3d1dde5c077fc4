import { ANALYSES } from "@/lib/catalogue/analyses";

/** Names of the parts that need a plan, at the beginning of a sentence. */
const SUBJECTS: readonly (readonly [path: string, subject: string])[] = [
  ...Object.values(ANALYSES).map(({ path, subject }) => [path, subject] as const),
  ["/invitations", "Inviting colleagues"],
  ["/my-charts", "The page of saved charts"],
  ["/insights", "The insights portal"],
];

/** What a page that needs a plan is called at the beginning of a sentence. */
export function wantedTitle(path: string): string {
  const found = SUBJECTS.find(([start]) => path === start || path.startsWith(`${start}/`));
  return found?.[1] ?? "The page you came for";
}
