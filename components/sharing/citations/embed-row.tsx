import { CopyButton } from "@/components/sharing/links/copy-button";
import { Button } from "@/components/ui/button";
import { ANALYSES } from "@/lib/catalogue/analyses";
import { toEmbedPath, type OwnEmbed } from "@/lib/sharing/embeds/embed";
import { toSnippet } from "@/lib/sharing/embeds/snippet";
import { formatDate } from "@/lib/platform/words/format";
import { joinNames } from "@/lib/platform/words/sentences";

interface EmbedRowProps {
  embed: OwnEmbed;
  origin: string;
  isBusy: boolean;
  onEnd: () => void;
}

/** One embed: its chart, allowed sites, code, and the button to turn it off. */
export function EmbedRow({
  embed: { id, title, configuration, sites, createdAt },
  origin,
  isBusy,
  onEnd,
}: EmbedRowProps) {
  const where = sites.length === 0 ? "any site" : joinNames(sites.map((site) => site.replace("https://", "")));
  return (
    <li className="grid gap-x-8 gap-y-3 py-5 md:grid-cols-fill-end md:items-start">
      <div className="min-w-0">
        <h3 className="text-s0 leading-6 font-semibold tracking-normal">
          <a
            href={toEmbedPath(id)}
            target="_blank"
            rel="noopener"
            className="wrap-anywhere decoration-spruce decoration-2 underline-offset-4 hover:underline"
          >
            {title}
          </a>
        </h3>
        <p className="mt-0.5 text-s-1 leading-5 text-ink-2 wrap-anywhere">
          {configuration ? ANALYSES[configuration.figure].name : "Made with a different version of the site"}. Created
          on {formatDate(createdAt)}. Can be shown on {where}.
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-2 md:justify-end">
        <CopyButton text={toSnippet({ id, origin, theme: "light", title })} what={`of ${title}`} label="Copy code" />
        <Button
          variant="outline"
          size="sm"
          disabled={isBusy}
          aria-label={`Turn off the embed of ${title}`}
          onClick={onEnd}
        >
          Turn off
        </Button>
      </div>
    </li>
  );
}
