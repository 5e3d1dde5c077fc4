import { SampleLabel } from "@/components/ui/sample-label";

interface RankingsHeadProps {
  title: string;
  isSample: boolean;
  children: React.ReactNode;
}

/** Headline and standfirst of a rankings page, with the sample label. */
export function RankingsHead({ title, isSample, children }: RankingsHeadProps) {
  return (
    <header className="pt-4 pb-4.5 md:grid md:grid-cols-fill-end md:items-end md:gap-x-8 md:pt-5">
      <div>
        <h1 className="text-s4 tracking-display md:text-s5 md:leading-[1.06]">{title}</h1>
        <p className="standfirst mt-2 text-prose md:text-[1.1875rem]">{children}</p>
      </div>
      {isSample ? <SampleLabel className="mt-2 md:mt-0" /> : null}
    </header>
  );
}
