import { Spinner } from "@/components/ui/spinner";

/** Next sends the page after this one; where no script puts it in place, it shows itself. */
const UNSCRIPTED = `[data-slot="waiting"]{display:none!important}div[hidden][id^="S:"]{display:block!important}`;

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
