import { DesignSection } from "@/components/design/specimen";
import { Button } from "@/components/ui/button";
import { ChevronIcon, CloseIcon } from "@/components/ui/icon";
import { Spinner } from "@/components/ui/spinner";

const KINDS = [
  { variant: "default", title: "Primary", words: "Save Chart" },
  { variant: "secondary", title: "Equals", words: "Accept All" },
  { variant: "outline", title: "Secondary", words: "Show 50 more" },
  { variant: "ghost", title: "Quiet", words: "Back to form" },
  { variant: "upgrade", title: "Upgrade", words: "Upgrade" },
  { variant: "destructive", title: "Destructive", words: "Delete chart" },
] as const;

const HEAD = "px-0 pr-3 pb-2.5 text-left text-s-2 font-medium text-ink-2";

/** Every kind of button in every state, and the sizes. */
export function ButtonSection() {
  return (
    <DesignSection
      id="buttons"
      title="Buttons"
      note="One primary in a view. Focus is blue, so it is never taken for “selected”."
    >
      <div role="region" aria-label="Buttons by kind and state" tabIndex={0} className="overflow-x-auto p-1 -m-1">
        <table className="w-full min-w-205 border-collapse">
          <thead>
            <tr>
              <td />
              {["Rest", "Hover", "Focus", "Busy", "Disabled"].map((state) => (
                <th key={state} scope="col" className={HEAD}>
                  {state}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {KINDS.map(({ variant, title, words }) => (
              <tr key={variant} className="[&>*]:border-t [&>*]:border-rule [&>*]:py-2.5 [&>*]:pr-3">
                <th scope="row" className="w-24 text-left text-s-1 font-semibold">
                  {title}
                </th>
                <td>
                  <Button variant={variant}>{words}</Button>
                </td>
                <td>
                  <Button variant={variant} data-drawn="hover">
                    {words}
                  </Button>
                </td>
                <td>
                  <Button variant={variant} data-drawn="focus">
                    {words}
                  </Button>
                </td>
                <td>
                  <Button variant={variant} aria-busy="true" aria-disabled="true">
                    <Spinner className="size-4.5" />
                    {words}
                  </Button>
                </td>
                <td>
                  <Button variant={variant} disabled>
                    {words}
                  </Button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className="mt-7 flex flex-wrap items-center gap-x-4 gap-y-3">
        <Button size="sm">Small, 40</Button>
        <Button>Default, 44</Button>
        <Button size="lg">Large, 52</Button>
        <Button variant="outline" size="icon" aria-label="Close">
          <CloseIcon />
        </Button>
        <Button variant="outline">
          With an icon
          <ChevronIcon />
        </Button>
        <a href="#buttons" className="link">
          Text link
        </a>
        <a href="#buttons" className="link" data-drawn="hover">
          Text link, hover
        </a>
        <a href="#buttons" className="link" data-drawn="focus">
          Text link, focus
        </a>
      </div>
    </DesignSection>
  );
}
