import Link from "next/link";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { matchVariables, type VariableQuery, VARIABLES_PAGE } from "@/lib/accounts/draft-mapping/search-params";
import type { UploadColumn } from "@/lib/study/drafts/jobs/upload-description";

interface VariableListProps {
  /** Address of the page. */
  page: string;
  file: string;
  columns: readonly UploadColumn[];
  query: VariableQuery;
  /** Names that the mapping uses; null before that is known. */
  used: ReadonlySet<string> | null;
}

/** Values of a variable that are shown. */
const SHOWN_VALUES = 3;

/** The variables of a file with labels and some values, and whether the mapping uses them. */
export function VariableList({ page, file, columns, query, used }: VariableListProps) {
  const isUsed = (name: string) => used?.has(name) ?? false;
  const found = matchVariables(columns, used ? query : { ...query, show: "all" }, isUsed);
  const from = (query.page - 1) * VARIABLES_PAGE;
  const shown = found.slice(from, from + VARIABLES_PAGE);
  const hrefOf = (to: number) =>
    `${page}?${new URLSearchParams({ q: query.text, show: query.show, page: String(to) })}`;
  return (
    <section aria-labelledby="variables">
      <h2 id="variables" className="text-s2 leading-title font-title tracking-name">
        Variables
      </h2>
      <p className="mt-1 text-s-1 leading-5 break-words text-ink-2">{file}</p>
      <form method="get" action={page} className="mt-3 grid grid-cols-fill-end items-end gap-2">
        <label className="min-w-0 text-s-1 leading-5 font-name">
          Search
          <Input type="search" name="q" defaultValue={query.text} maxLength={100} className="font-normal" />
        </label>
        <Button type="submit" variant="outline" className="min-h-12">
          Search
        </Button>
        {used && (
          <label className="col-span-2 min-w-0 text-s-1 leading-5 font-name">
            Show
            <Select name="show" defaultValue={query.show} className="font-normal">
              <option value="all">All variables</option>
              <option value="used">Used</option>
              <option value="unused">Not used</option>
            </Select>
          </label>
        )}
      </form>
      {shown.length === 0 ? (
        <p className="mt-4 text-s-1 leading-5 text-ink-2">No variables match.</p>
      ) : (
        <ul className="mt-4 border-t border-ink">
          {shown.map((column) => (
            <Variable key={column.name} column={column} isUsed={used ? isUsed(column.name) : null} />
          ))}
        </ul>
      )}
      {found.length > VARIABLES_PAGE && (
        <p className="mt-3 flex flex-wrap items-center gap-x-4 text-s-1 leading-5">
          {from + 1} to {from + shown.length} of {found.length}
          {query.page > 1 && (
            <Link href={hrefOf(query.page - 1)} prefetch={false} className="link inline-flex min-h-11 items-center">
              Previous
            </Link>
          )}
          {from + shown.length < found.length && (
            <Link href={hrefOf(query.page + 1)} prefetch={false} className="link inline-flex min-h-11 items-center">
              Next
            </Link>
          )}
        </p>
      )}
    </section>
  );
}

function Variable({ column, isUsed }: { column: UploadColumn; isUsed: boolean | null }) {
  const { name, label, values, labelled, examples, role } = column;
  const said =
    values.length > 0
      ? values.slice(0, SHOWN_VALUES).map(({ code, label: words }) => `${code} ${words}`)
      : examples.slice(0, SHOWN_VALUES);
  const more = Math.max(0, labelled - said.length);
  return (
    <li className="grid grid-cols-fill-end gap-x-4 border-b border-rule py-2">
      <div className="min-w-0 text-s-1 leading-5">
        <p className="break-words">
          <code className="font-code font-name">{name}</code>
          {label !== null && <> {label}</>}
        </p>
        {said.length > 0 && (
          <p className="break-words text-ink-2">
            {said.join(" · ")}
            {more > 0 && ` and ${more} more`}
          </p>
        )}
      </div>
      <p className="text-s-2 leading-5 text-ink-2">
        {isUsed === null ? (role ?? "") : isUsed ? (role ?? "used") : "not used"}
      </p>
    </li>
  );
}
