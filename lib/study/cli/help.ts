import { parseArgs } from "node:util";
import { print } from "@/lib/platform/terminal/terminal";

/**
 * Parses the arguments of a command without options other than --help, and prints its help if requested.
 * @returns the arguments, or null if help was printed
 * @throws an error of parseArgs for an unknown option, or for any argument if the command takes none
 */
export function argumentsOrHelp(args: readonly string[], help: string, takes: 0 | 1 = 0): string[] | null {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: takes > 0,
    options: { help: { type: "boolean", short: "h" } },
  });
  if (!values.help) return positionals;
  print(help);
  return null;
}
