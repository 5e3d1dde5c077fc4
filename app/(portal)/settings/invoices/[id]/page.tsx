import Link from "next/link";
import { z } from "zod";
import { MissingHere } from "@/app/missing-here";
import { toMemberPage } from "@/app/(portal)/member-page";
import { PlainPage } from "@/components/layout/plain-page";
import { InvoiceSheet } from "@/components/accounts/billing/invoice-sheet";
import { PrintButton } from "@/components/accounts/billing/print-button";
import { buttonVariants } from "@/components/ui/button-look";
import { SampleLabel } from "@/components/ui/sample-label";
import { loadGuarded } from "@/lib/access/load";
import { loadInvoice } from "@/lib/accounts/billing/load";
import { toPageHead } from "@/lib/platform/site/page-head";

export const metadata = toPageHead({
  path: "/settings",
  title: "Invoice",
  description: "One invoice of your plan.",
  listed: false,
});

/** One invoice of the caller; 404 for anyone else's. */
export default toMemberPage(async function InvoicePage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  await loadGuarded(`/settings/invoices/${encodeURIComponent(id)}`);
  const invoice = z.uuid().safeParse(id).success ? await loadInvoice(id) : null;
  if (!invoice) return <MissingHere />;
  return (
    <PlainPage
      kicker="Your account"
      title="Invoice"
      standfirst={`Invoice ${invoice.number} for access to the published results`}
    >
      {invoice.provider === "test" && (
        <p className="pb-7">
          <SampleLabel>Test invoice: no money was taken</SampleLabel>
        </p>
      )}
      <InvoiceSheet invoice={invoice} />
      <p className="no-print flex flex-wrap gap-3 pt-8 pb-4">
        <PrintButton />
        {invoice.page !== null && (
          <a href={invoice.page} rel="noreferrer" className={buttonVariants({ variant: "outline" })}>
            {invoice.status === "open" ? "Pay this invoice" : "Invoice from the payment provider"}
          </a>
        )}
        <Link href="/settings" className={buttonVariants({ variant: "ghost" })}>
          Plan and team
        </Link>
      </p>
    </PlainPage>
  );
});
