import { asSentence } from "@/lib/platform/words/sentences";
import { typeset } from "@/lib/platform/words/typeset";
import type { DefinitionProblem } from "@/lib/catalogue/definition/read-definition";

/** Problems written out; others are counted. */
const MOST = 20;
const sentence = (text: string) => asSentence(typeset(text));

/** Problems of the definition outside the mappings that are shown: they are corrected in study.json. */
export function OtherProblems({ problems }: { problems: readonly DefinitionProblem[] }) {
  if (problems.length === 0) return null;
  return (
    <section aria-labelledby="definition-problems" className="mt-6 border-l-4 border-lingon py-1 pl-4">
      <h2 id="definition-problems" className="text-s1 leading-7 font-semibold">
        The definition has {problems.length === 1 ? "a problem" : `${problems.length} problems`}
      </h2>
      <ul className="mt-1 grid max-w-text gap-1 text-s-1 leading-5">
        {problems.slice(0, MOST).map(({ path, message, remedy }) => (
          <li key={`${path}-${message}`} className="break-words">
            {path !== "" && <code className="font-code">{path}: </code>}
            {sentence(message)}. {sentence(remedy)}.
          </li>
        ))}
      </ul>
      {problems.length > MOST && <p className="mt-1 text-s-1 leading-5">And {problems.length - MOST} more.</p>}
      <p className="mt-1 text-s-1 leading-5 text-ink-2">Correct study.json and add it to the files again.</p>
    </section>
  );
}
