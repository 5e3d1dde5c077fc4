import { createProgress, type Progress } from "@/lib/study/cli/progress-line";

/** A line of progress for each step, the one before ended. */
export class Steps {
  private line: Progress | null = null;
  private label = "";

  readonly tell = (label: string, done?: number, total?: number): void => {
    if (label !== this.label) {
      this.line?.done();
      this.line = createProgress(label, total);
      this.label = label;
    }
    if (done !== undefined) this.line?.update(done, total);
  };

  readonly end = (): void => {
    this.line?.done();
    this.line = null;
  };
}
