import { GoodMarks } from "@/components/layout/shown-study";
import { StudyText } from "@/components/layout/study-text";

/** How the page's figures are to be read. */
export function MethodNote() {
  return (
    <>
      <p>
        The score adds the share of people who answer <GoodMarks /> on{" "}
        <StudyText>{"{{first.noun}} and on {{second.noun}}"}</StudyText>, among all asked. A change is clear when it is
        statistically significant at 5%, with all brands in the market tested together. The rank range contains the
        brand’s true position with 95% confidence, for all brands at once.
      </p>
      <p>
        Differences between brands allow for the uncertainty in both scores and are tested across all brands in the
        industry. Sample sizes assume that each interview carries the same information as today. Standardised scores
        treat the market average and spread as known, because both rest on hundreds of brands. Changes that are wrongly
        called clear come in clusters, because people rate many brands each: if none had changed, no change would be
        called clear in about 95 of 100 studies, and in the others up to seven at once on average.
      </p>
      <p>
        Among 400 brands rated by 1,000 people each, a brand that has not changed still moves three or more positions in
        about 84% of years. That is why we show the number of clear changes next to the movement label. The brands are
        those in the industry in the latest study, with their earlier years.
      </p>
    </>
  );
}
