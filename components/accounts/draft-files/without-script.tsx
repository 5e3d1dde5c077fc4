/** What those see whose browser runs no scripts, or whose site has nowhere to keep files. */
export function CommandSteps({ reason }: { reason: string }) {
  return (
    <div className="mt-6 border-l-4 border-spruce py-1 pl-4">
      <p className="max-w-text text-s0 leading-6">{reason}</p>
      <ol className="mt-2 max-w-text list-decimal pl-5 text-s-1 leading-6">
        {STEPS.map(([words, command]) => (
          <li key={command}>
            {words} <code className="font-code break-words">{command}</code>
          </li>
        ))}
      </ol>
    </div>
  );
}

const STEPS = [
  [
    "See what a file contains, and get a proposed mapping:",
    "npm run study -- describe delivered.sav --definition study.json --out mapping.json",
  ],
  [
    "Turn it into study files:",
    "npm run study -- convert delivered.sav --definition study.json --mapping mapping.json --out my-study",
  ],
  ["Check them:", "npm run study -- check my-study --definition study.json"],
  ["Compute and publish:", "npm run study -- compute my-study --definition study.json"],
] as const;
