import { z } from "zod";
import { answerResearcher, refuse } from "@/app/api/admin/answer-researcher";
import { answer } from "@/app/api/answer-member";
import { loadDraft } from "@/lib/accounts/drafts/load";
import { typedText } from "@/lib/platform/forms/typed-text";
import { readBoundedForm } from "@/lib/platform/requests/bounded-body";
import { describeBytes } from "@/lib/accounts/drafts/file-words";
import { kindOfName } from "@/lib/study/drafts/file-kind";
import { fileName } from "@/lib/study/drafts/uploads/upload";
import { beginUpload, uploadLimit } from "@/lib/study/drafts/uploads/upload-store";

const form = z.strictObject({ draft: z.uuid(), name: fileName, size: z.coerce.number().int().positive() });
/** Bytes of the form: a name and two numbers. */
const MOST = 4_096;

/**
 * Begins an upload to a draft; its chunks follow at `/api/admin/uploads/{id}`. 413 above the limit, 415 for a name that
 * is no format of a study's files, 507 without enough free disk.
 */
export async function POST(request: Request): Promise<Response> {
  return answerResearcher(request, async () => {
    const read = form.safeParse(typedText((await readBoundedForm(request, MOST)) ?? undefined));
    if (!read.success) return refuse(400, "This file has no name or no content. Choose another file.");
    const { draft, name, size } = read.data;
    if (kindOfName(name) === null)
      return refuse(415, "This format isn’t supported. Use SPSS, Triple-S, CSV, Excel, Parquet or study.json.");
    const found = await loadDraft(draft);
    if (!found || found.state === "published") return refuse(404, "Files can no longer be added to this draft.");
    const begun = await beginUpload(draft, { name, size });
    if (begun.status === "too-large")
      return refuse(413, `The file is larger than ${describeBytes(uploadLimit())}, the limit of this site.`);
    if (begun.status === "no-room")
      return refuse(
        507,
        "There is not enough free disk space: the file needs three times its size. Nothing was saved.",
      );
    return answer(201, { id: begun.note.id, received: 0 }, { Location: `/api/admin/uploads/${begun.note.id}` });
  });
}
