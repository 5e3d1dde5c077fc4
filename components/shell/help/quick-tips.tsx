import { Kbd } from "@/components/ui/kbd";

const TIPS: readonly { keys: readonly string[]; words: string }[] = [
  { keys: ["?"], words: "shows shortcuts" },
  { keys: ["Ctrl", "S"], words: "saves charts" },
  { keys: ["Esc"], words: "closes modals" },
  { keys: ["Ctrl", "F"], words: "searches" },
  { keys: ["Ctrl", "K"], words: "finds brands" },
];

/** General tips; the heading is the caller's. */
export function QuickTips() {
  return (
    <ul className="grid gap-3 text-s-1 leading-5 text-ink-2">
      {TIPS.map(({ keys, words }) => (
        <li key={words} className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="flex gap-1">
            {keys.map((key) => (
              <Kbd key={key}>{key}</Kbd>
            ))}
          </span>
          {words}
        </li>
      ))}
      <li>Search supports fuzzy matching: accents, capitals and small typos don’t matter.</li>
    </ul>
  );
}
