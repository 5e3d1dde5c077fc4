import { z } from "zod";
import { COMPUTATION_ID } from "@/lib/study/computation/computation-id";
import { MOST_DAYS, PREVIEW_LEVELS } from "@/lib/study/previews/preview-link";

const previewForm = z.strictObject({
  computation: z.string().regex(COMPUTATION_ID),
  name: z.string().trim().min(1, "Enter the person’s name.").max(120, "Enter a shorter name."),
  email: z
    .string()
    .trim()
    .toLowerCase()
    .max(254)
    .pipe(z.email({ error: "Enter an email address, like name@company.com." })),
  level: z.enum(PREVIEW_LEVELS, { error: "Choose what this person will see." }),
  days: z.coerce
    .number({ error: "Enter a number of days." })
    .int("Enter a whole number of days.")
    .min(1, "Enter at least 1 day.")
    .max(MOST_DAYS, `Enter at most ${MOST_DAYS} days.`),
});
type PreviewForm = z.output<typeof previewForm>;
type Field = Exclude<keyof PreviewForm, "computation">;

export type PreviewFaults = Partial<Record<Field, string>>;
type Typed = Readonly<Record<string, string>>;

/** The result of requesting a preview link. */
export type PreviewOutcome =
  | { status: "idle" }
  | { status: "made"; path: string; name: string; email: string; until: string }
  | { status: "faulty"; faults: PreviewFaults; typed: Typed }
  | { status: "failed"; words: string; typed: Typed };

/** The form as it was typed: the link to make, or what is wrong with each field. */
export function toPreviewFaults(typed: Typed): { link: PreviewForm | null; faults: PreviewFaults } {
  const parsed = previewForm.safeParse(typed);
  if (parsed.success) return { link: parsed.data, faults: {} };
  const faults: PreviewFaults = {};
  for (const { path, message } of parsed.error.issues) {
    const field = path[0];
    if (field === "name" || field === "email" || field === "level" || field === "days") faults[field] ??= message;
  }
  return { link: null, faults };
}
