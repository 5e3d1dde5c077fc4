import Link from "next/link";
import { Day } from "@/components/accounts/account/day";
import { type Invoice, INVOICE_STATES, invoiceHref } from "@/lib/accounts/billing/invoice";
import { formatEuros } from "@/lib/accounts/billing/money";

/** Invoices, newest first, each linked to its page. */
export function InvoiceList({ invoices }: { invoices: readonly Invoice[] }) {
  return (
    <ul className="border-t border-rule font-ui text-s0 leading-6">
      {invoices.map((invoice) => (
        <li key={invoice.id} className="flex flex-wrap items-baseline gap-x-6 border-b border-rule py-3">
          <Link
            href={invoiceHref(invoice)}
            prefetch={false}
            className="link inline-flex min-h-6 min-w-0 items-center break-all"
          >
            {invoice.number}
          </Link>
          <span className="text-s-1 text-ink-2">
            <Day at={invoice.issuedAt} />, {INVOICE_STATES[invoice.status].toLowerCase()}
          </span>
          <span className="ml-auto">{formatEuros(invoice.totalCents)}</span>
        </li>
      ))}
    </ul>
  );
}
