import { SideSection } from "@/components/rankings/brands/side-section";
import { Questions } from "@/components/layout/questions";
import type { Answer } from "@/lib/rankings/plain-words";

/** Questions about the brand in its column. */
export function BrandQuestions({ name, answers }: { name: string; answers: readonly Answer[] }) {
  return (
    <SideSection id="questions" title={`Questions about ${name}`}>
      <Questions items={answers} isBrief />
    </SideSection>
  );
}
