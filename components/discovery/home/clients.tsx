import { ClientCarousel } from "@/components/discovery/home/client-carousel";
import { SampleLabel } from "@/components/ui/sample-label";
import { VOICES } from "@/lib/platform/site/voices";

export function Clients() {
  return (
    <section aria-label="Clients" className="wrap">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-5 lg:gap-x-12 border-y border-rule py-7">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-s-1 text-ink-2 max-lg:flex-1">
          <span className="whitespace-nowrap">Used by</span>
          {VOICES.isSample && <SampleLabel>Sample clients</SampleLabel>}
        </p>
        <ClientCarousel clients={VOICES.clients} />
      </div>
    </section>
  );
}
