import { SampleLabel } from "@/components/ui/sample-label";

interface RankingsHeadProps {
  title: string;
  isSample: boolean;
  children: React.ReactNode;
}

/** Headline and standfirst of a rankings page, with the sample label. */
export function RankingsHead({ title, isSample, children }: RankingsHeadProps) {
  return (
    <header className="pt-7 pb-6 md:grid md:grid-cols-fill-end md:items-end md:gap-x-16 md:pt-13 md:pb-9">
      <div>
        <h1 className="text-s4 tracking-display md:text-s5">{title}</h1>
        <p className="standfirst mt-3 max-w-[27em] md:mt-4">{children}</p>
      </div>
      {isSample ? <SampleLabel className="mt-4 md:mt-0" /> : null}
    </header>
  );
}
