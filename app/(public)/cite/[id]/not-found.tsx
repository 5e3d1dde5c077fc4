import { OpenPages } from "@/components/layout/open-pages";
import { PlainPage, PlainRow } from "@/components/layout/plain-page";

export default function NothingCited() {
  return (
    <PlainPage
      kicker="Citation"
      title="Nothing is cited at this address"
      standfirst="Citations stay for good, so a part of the address was probably lost on the way."
    >
      <PlainRow id="what-to-do" title="What to do">
        <p>
          Compare the address with the one in the text you have it from: it ends in 22 letters and digits, and capitals
          count. Addresses are often cut where a line ends.
        </p>
      </PlainRow>
      <PlainRow id="open" title="Open to everyone">
        <OpenPages />
      </PlainRow>
    </PlainPage>
  );
}
