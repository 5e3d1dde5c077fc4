/** Progress of one step of a command. */
export type Progress = {
  /** The share done; without a total only that it is running. */
  update: (done: number, total?: number) => void;
  /** The step is finished; `note` is its result. */
  done: (note?: string) => void;
};

type Output = Pick<NodeJS.WriteStream, "write"> & { isTTY?: boolean; columns?: number };

const BAR = 24;
/** Minimum milliseconds between two lines outside a terminal. */
const TELL_AFTER = 2_000;
/** Minimum milliseconds between two updates in a terminal. */
const REDRAW_AFTER = 80;

/**
 * The progress of a step: in a terminal a bar that is redrawn in place, elsewhere a line at the start, at each quarter
 * and at the end. Written to the error output, so that results can be piped.
 */
export function createProgress(label: string, total?: number, output: Output = process.stderr): Progress {
  const startedAt = performance.now();
  const seconds = () => ((performance.now() - startedAt) / 1000).toFixed(1);
  let whole = total;
  let drawnAt = -Infinity;
  let printedAt = startedAt;
  let quarter = 0;

  const draw = (done: number) => {
    const now = performance.now();
    if (now - drawnAt < REDRAW_AFTER) return;
    drawnAt = now;
    const text = whole === undefined ? `${label}…` : `${label} ${bar(done / whole)} ${percent(done, whole)}`;
    output.write(`\r\u001B[2K${text.slice(0, (output.columns ?? 80) - 1)}`);
  };
  const tell = (done: number) => {
    const reached = whole === undefined ? 0 : Math.floor((4 * done) / whole);
    const now = performance.now();
    if (whole === undefined || reached <= quarter || reached >= 4 || now - printedAt < TELL_AFTER) return;
    quarter = reached;
    printedAt = now;
    output.write(`${label}: ${percent(done, whole)}\n`);
  };

  if (output.isTTY) draw(0);
  else output.write(`${label}…\n`);
  return {
    update: (done, newTotal) => {
      whole = newTotal ?? whole;
      if (output.isTTY) draw(done);
      else tell(done);
    },
    done: (note) => {
      const text = `${label}: ${note ?? "done"}, ${seconds()} s`;
      output.write(output.isTTY ? `\r\u001B[2K${text}\n` : `${text}\n`);
    },
  };
}

function bar(share: number): string {
  const filled = Math.round(BAR * Math.min(1, Math.max(0, share)));
  return `${"█".repeat(filled)}${"░".repeat(BAR - filled)}`;
}

function percent(done: number, total: number): string {
  return `${total === 0 ? 100 : Math.floor((100 * done) / total)}%`;
}
