/** What a command tells of a step while it works. */
export type Progress = {
  /** How much is done; without a total only that something is. */
  update: (done: number, total?: number) => void;
  /** The step is over; `note` says what came of it. */
  done: (note?: string) => void;
};

type Output = Pick<NodeJS.WriteStream, "write"> & { isTTY?: boolean; columns?: number };

const BAR = 24;
/** Elsewhere no quarter is told sooner than this after the line before, in milliseconds. */
const TELL_AFTER = 2_000;
/** On a terminal the line is drawn at most this often, in milliseconds. */
const REDRAW_AFTER = 80;

/**
 * One line for a step of a command: on a terminal a bar that is drawn anew in place, elsewhere a line when it begins,
 * at each quarter, and when it is over. Written to the error output, so that results can be piped.
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
