// To be imported before @supabase/lite. That library replaces `process.emitWarning` with one that reads every warning as a text. Node itself warns with errors,
// such as of too many listeners: without this, whatever it warned of failed instead.

type Emit = typeof process.emitWarning;

const own: Emit = process.emitWarning;

/** Texts go to `emit`, errors to Node's own. */
const guard =
  (emit: Emit): Emit =>
  (warning: string | Error, ...rest: []) =>
    typeof warning === "string" ? emit(warning, ...rest) : own.call(process, warning, ...rest);

let current = guard(own);

Object.defineProperty(process, "emitWarning", {
  configurable: true,
  get: () => current,
  set: (replacement: Emit) => (current = guard(replacement)),
});

export {};
