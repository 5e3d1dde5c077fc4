import { MISSING_HEAD, MissingHere } from "@/app/missing-here";
import { toLimitedPage } from "@/app/limited-page";
import { PlainPage, PlainRow } from "@/components/layout/plain-page";
import { TestDebt, TestOrderForm, TestRenewal } from "@/components/accounts/billing/test-forms";
import { SampleLabel } from "@/components/ui/sample-label";
import { loadMember } from "@/lib/access/load";
import { isPaid } from "@/lib/accounts/billing/contract/billing";
import { loadBilling, loadTaker, loadTestOrder } from "@/lib/accounts/billing/load";
import { toPageHead } from "@/lib/platform/site/page-head";
import { loadPlans } from "@/lib/accounts/subscriptions/load";

const HEAD = toPageHead({
  path: "/test-checkout",
  title: "Test checkout",
  description: "A test payment page for the demo. It takes no money.",
  listed: false,
});
export const dynamic = "force-dynamic";

export const generateMetadata = async () => ((await loadTaker()) === "test" ? HEAD : MISSING_HEAD);

type Search = Promise<Record<string, string | string[] | undefined>>;

/** Replaces the provider's payment page in a demonstration; 404 elsewhere. */
export default toLimitedPage(async function TestCheckoutPage({ searchParams }: { searchParams: Search }) {
  if ((await loadTaker()) !== "test") return <MissingHere />;
  const { session } = await searchParams;
  return (
    <PlainPage
      kicker="Demo"
      title="Test checkout"
      standfirst="This page takes no money and doesn’t ask for a card. Choose the result the payment provider should return."
    >
      <p className="pb-7">
        <SampleLabel>Test: nothing is paid</SampleLabel>
      </p>
      {typeof session === "string" ? <Order session={session} /> : await drawOwn()}
    </PlainPage>
  );
});

async function Order({ session }: { session: string }) {
  const order = await loadTestOrder(session);
  if (!order) {
    return (
      <PlainRow id="order" title="The order">
        <p>This order has expired. Choose your plan again.</p>
      </PlainRow>
    );
  }
  return <TestOrderForm order={order} session={session} />;
}

async function drawOwn() {
  const own = (await loadMember()) ? (await loadBilling()).subscription : null;
  if (!isPaid(own) || own.provider !== "test") {
    return (
      <PlainRow id="order" title="The order">
        <p>Nothing to pay.</p>
      </PlainRow>
    );
  }
  const plan = (await loadPlans()).find(({ tier }) => tier === own.tier);
  return own.status === "past_due" && plan ? <TestDebt plan={plan} /> : <TestRenewal tier={own.tier} />;
}
