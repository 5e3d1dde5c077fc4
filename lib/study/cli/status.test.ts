import { expect, test, vi } from "vitest";
import { describeFailure, exitCodeOf } from "@/lib/study/cli/error";
import { publishSample } from "@/lib/study/cli/sample";
import { discardStagedStudy, rollBack, showStatus } from "@/lib/study/cli/status";
import { withBackend, withExistingBackend } from "@/supabase/local/connect";

vi.mock("@/supabase/local/connect", () => ({ withBackend: vi.fn(), withExistingBackend: vi.fn() }));

const commands = { rollback: rollBack, status: showStatus, discard: discardStagedStudy, sample: publishSample };

test.each(Object.entries(commands))("%s --help prints help and does nothing else", async (name, command) => {
  const written = vi.spyOn(process.stdout, "write").mockReturnValue(true);
  expect(await command(["--help"])).toBe(0);
  expect(written.mock.calls.join("")).toContain(`npm run study -- ${name}`);
  expect(withBackend).not.toHaveBeenCalled();
  expect(withExistingBackend).not.toHaveBeenCalled();
  written.mockRestore();
});

test.each([
  [rollBack, ["--now"], "Unknown option --now. Add --help for a list of options."],
  [showStatus, ["sweden"], 'Unexpected argument "sweden". Add --help to see how to use this command.'],
  [discardStagedStudy, ["--help=yes"], "--help takes no value."],
])("arguments that a command does not take are refused with an explanation", async (command, args, words) => {
  const error: unknown = await command(args).catch((thrown: unknown) => thrown);
  expect(describeFailure(error)).toBe(words);
  expect(exitCodeOf(error)).toBe(2);
  expect(withBackend).not.toHaveBeenCalled();
  expect(withExistingBackend).not.toHaveBeenCalled();
});
