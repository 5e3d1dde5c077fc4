import { Day } from "@/components/accounts/account/day";
import { FactList } from "@/components/accounts/account/fact-list";
import { SumList } from "@/components/accounts/billing/sum-list";
import { type Invoice, INVOICE_STATES } from "@/lib/accounts/billing/invoice";
import { SITE } from "@/lib/platform/site/site";

/** An invoice, designed to be read and printed. */
export function InvoiceSheet({ invoice }: { invoice: Invoice }) {
  const { billedTo, lines, netCents, taxCents, totalCents } = invoice;
  const isTaxed = taxCents !== 0;
  return (
    <div className="max-w-160 [&>*+*]:mt-7">
      <div className="grid gap-x-8 gap-y-5 font-ui text-s0 leading-6 sm:grid-cols-2">
        <div>
          <p className="text-s-1 text-ink-2">From</p>
          <p className="font-semibold">{SITE.company}</p>
          <p>{SITE.postalAddress}</p>
          <p>{SITE.contactAddress}</p>
        </div>
        <div className="min-w-0 break-words">
          <p className="text-s-1 text-ink-2">Billed to</p>
          <p className="font-semibold">{billedTo.name || billedTo.email}</p>
          {billedTo.lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
          {billedTo.name && <p>{billedTo.email}</p>}
          {billedTo.taxId && <p>VAT number {billedTo.taxId}</p>}
        </div>
      </div>
      <FactList
        facts={[
          { name: "Number", value: invoice.number },
          { name: "Date", value: <Day at={invoice.issuedAt} /> },
          {
            name: "Period",
            value: (
              <>
                <Day at={invoice.periodStart} /> to <Day at={invoice.periodEnd} />
              </>
            ),
          },
          {
            name: "Status",
            value: (
              <>
                {INVOICE_STATES[invoice.status]}
                {invoice.paidAt !== null && (
                  <>
                    {" "}
                    on <Day at={invoice.paidAt} />
                  </>
                )}
              </>
            ),
          },
        ]}
      />
      <SumList
        sums={[
          ...lines,
          ...(isTaxed
            ? [
                { text: "Subtotal, excluding VAT", cents: netCents },
                { text: "VAT", cents: taxCents },
              ]
            : []),
        ]}
        total={{ text: "Total, EUR", cents: totalCents }}
      />
      {invoice.taxNote && <p className="font-ui text-s-1 leading-5 text-ink-2">{invoice.taxNote}</p>}
    </div>
  );
}
