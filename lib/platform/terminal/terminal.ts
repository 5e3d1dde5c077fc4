/** What commands tell the person at the terminal: progress and results. Servers write with `log()`. */
export const print = (text = ""): void => void process.stdout.write(`${text}\n`);

/** The same for what went wrong. */
export const printError = (text = ""): void => void process.stderr.write(`${text}\n`);
