import Link from "next/link";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { cn } from "@/components/ui/class-names";

interface AdminFilterProps {
  /** Where the form is submitted to. */
  path: string;
  states: readonly { name: string; count: number; href: string; isCurrent: boolean }[];
  /** The state to keep while searching; empty for the default. */
  state: string;
  text: string;
  searchHint: string;
  kind: { name: string; label: string; all: string; value: string; options: readonly (readonly [string, string])[] };
  children?: React.ReactNode;
}

/** What of a queue is shown: its state by links, the rest by a form that asks for the page again. */
export function AdminFilter({ path, states, state, text, searchHint, kind, children }: AdminFilterProps) {
  return (
    <div className="mt-7 border-t-2 border-ink pt-3">
      <nav aria-label="Status" className="-mx-2 flex flex-wrap gap-x-1">
        {states.map(({ name, count, href, isCurrent }) => (
          <Link
            key={name}
            href={href}
            prefetch={false}
            aria-current={isCurrent ? "page" : undefined}
            className={cn(
              "inline-flex min-h-11 items-center gap-1.5 border-b-2 border-transparent px-2 text-s0 font-head text-ink-2 hover:text-ink",
              isCurrent && "border-spruce font-title text-ink",
            )}
          >
            {name} <span className="num font-normal">{count}</span>
          </Link>
        ))}
      </nav>
      <form role="search" action={path} className="mt-3 flex flex-wrap items-end gap-x-4 gap-y-3 pb-5">
        {state && <input type="hidden" name="state" value={state} />}
        <label className="min-w-0 grow basis-64 text-s-1 font-name">
          Search
          <Input
            name="q"
            type="search"
            defaultValue={text}
            maxLength={100}
            placeholder={searchHint}
            className="text-s0 font-normal"
          />
        </label>
        <label className="min-w-0 grow basis-44 text-s-1 font-name md:max-w-64">
          {kind.label}
          <Select name={kind.name} defaultValue={kind.value} className="font-normal">
            <option value="">{kind.all}</option>
            {kind.options.map(([value, name]) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </Select>
        </label>
        <Button type="submit" variant="outline" className="min-h-12">
          Show
        </Button>
        {children}
      </form>
    </div>
  );
}
