import { Button } from "@/components/ui/button";
import { Select } from "@/components/ui/select";
import type { Named } from "@/lib/catalogue/names/named";
import { saveReaderHome } from "@/lib/rankings/home/actions";
import type { ReaderHome } from "@/lib/rankings/home/home";

interface HomeFormProps {
  chosen: ReaderHome | null;
  markets: readonly Named[];
  industries: readonly Named[];
  /** Offers to go on without an answer. */
  canSkip?: boolean;
}

/** Market and industry that someone's analyses open with. Works without scripts. */
export function HomeForm({ chosen, markets, industries, canSkip = false }: HomeFormProps) {
  return (
    <form action={saveReaderHome} className="font-ui mt-2 flex flex-wrap items-end gap-3">
      <label className="min-w-[min(11rem,100%)] text-s-1 font-value max-sm:w-full">
        Market
        <Select name="market" defaultValue={chosen?.market ?? ""}>
          <option value="">Not chosen</option>
          {markets.map(({ slug, name }) => (
            <option key={slug} value={slug}>
              {name}
            </option>
          ))}
        </Select>
      </label>
      <label className="min-w-[min(14rem,100%)] text-s-1 font-value max-sm:w-full">
        Industry
        <Select name="industry" defaultValue={chosen?.industry ?? ""}>
          <option value="">Not chosen</option>
          {industries.map(({ slug, name }) => (
            <option key={slug} value={slug}>
              {name}
            </option>
          ))}
        </Select>
      </label>
      <Button type="submit" variant="secondary">
        Save
      </Button>
      {canSkip ? (
        <Button type="submit" name="skip" value="1" variant="ghost">
          Skip
        </Button>
      ) : null}
    </form>
  );
}
