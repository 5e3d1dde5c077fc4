import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";

interface Choice {
  name: string;
  label: string;
  /** The label for choosing nothing. */
  all: string;
  value: string | null;
  options: readonly (readonly [string, string])[];
}

interface ListFilterProps {
  /** Where the form is submitted to. */
  path: string;
  text: string;
  searchHint: string;
  choices: readonly Choice[];
  /** Dates, if the list can be limited by time. */
  days?: readonly { name: string; label: string; value: string | null }[];
  /** Submitted as hidden fields. */
  hidden?: Readonly<Record<string, string>>;
  children?: React.ReactNode;
}

/** What narrows a list, by a form that asks for the page again. */
export function ListFilter({ path, text, searchHint, choices, days = [], hidden = {}, children }: ListFilterProps) {
  return (
    <form
      role="search"
      action={path}
      className="mt-7 flex flex-wrap items-end gap-x-4 gap-y-3 border-t-2 border-ink pt-4 pb-5"
    >
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
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
      {choices.map(({ name, label, all, value, options }) => (
        <label key={name} className="min-w-0 grow basis-40 text-s-1 font-name md:max-w-56">
          {label}
          <Select name={name} defaultValue={value ?? ""} className="font-normal">
            <option value="">{all}</option>
            {options.map(([option, title]) => (
              <option key={option} value={option}>
                {title}
              </option>
            ))}
          </Select>
        </label>
      ))}
      {days.map(({ name, label, value }) => (
        <label key={name} className="min-w-0 grow basis-36 text-s-1 font-name md:max-w-44">
          {label}
          <Input name={name} type="date" defaultValue={value ?? ""} className="text-s0 font-normal" />
        </label>
      ))}
      <Button type="submit" variant="outline" className="min-h-12">
        Show
      </Button>
      {children}
    </form>
  );
}
