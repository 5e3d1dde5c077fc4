/** Prints progress and results of commands. The server logs with `log()`. */
export const print = (text = ""): void => void process.stdout.write(`${text}\n`);

/** The same for errors. */
export const printError = (text = ""): void => void process.stderr.write(`${text}\n`);
