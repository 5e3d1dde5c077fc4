import { describeFailure, exitCodeOf } from "@/lib/study/cli/error";

/** How a study command ends and what it says when a part of it refuses: the same without starting a process. */
export async function refusalOf(running: Promise<number>): Promise<{ code: number; err: string }> {
  const refused: unknown = await running.then(
    (code) => new Error(`It ended with ${code} instead of refusing.`),
    (error: unknown) => error,
  );
  return { code: exitCodeOf(refused), err: describeFailure(refused) };
}
