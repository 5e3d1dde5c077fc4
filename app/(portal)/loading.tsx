import { Spinner } from "@/components/ui/spinner";

/**
 * Next sends the page after the footer, hidden; where no script puts it in place, it shows itself between header and
 * footer. In the first layer: there an important rule wins over the base layer's own for what is hidden.
 */
const UNSCRIPTED = `@layer theme {
  body { display: flex; flex-direction: column; min-height: 100dvh; }
  body > div:has(> footer) { display: contents !important; }
  body > div > footer { order: 2; }
  div:has(> main > [data-slot="waiting"]) { display: none !important; }
  div[hidden][id^="S:"] { display: block !important; flex: 1; order: 1; }
}`;

/** While sign-in, subscription and role are read, and the page with them. */
export default function Loading() {
  return (
    <main id="content" tabIndex={-1}>
      <noscript>
        <style dangerouslySetInnerHTML={{ __html: UNSCRIPTED }} />
      </noscript>
      <div data-slot="waiting" role="status" className="grid min-h-[60vh] place-items-center">
        <Spinner />
        <span className="sr-only">Loading</span>
      </div>
    </main>
  );
}
