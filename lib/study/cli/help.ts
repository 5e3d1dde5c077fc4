import { parseArgs } from "node:util";
import { print } from "@/lib/platform/terminal/terminal";

/**
 * Reads the arguments of a command that has no options but --help, and prints its help when asked.
 * @returns the arguments, or null when help was printed and nothing is to be done
 * @throws an error of parseArgs for an unknown option, or for any argument where the command takes none
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
