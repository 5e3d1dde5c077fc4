import type { BilledTo, InvoiceLine } from "@/lib/accounts/billing/contract/events";

/** An invoice for its recipient. Amounts in euro cents. */
export interface Invoice {
  id: string;
  number: string;
  provider: "test" | "stripe";
  status: "open" | "paid" | "void" | "uncollectible";
  /** ISO times. */
  issuedAt: string;
  paidAt: string | null;
  periodStart: string;
  periodEnd: string;
  lines: readonly InvoiceLine[];
  netCents: number;
  taxCents: number;
  totalCents: number;
  taxNote: string;
  billedTo: BilledTo;
  /** The provider's page for it. */
  page: string | null;
}

export const INVOICE_STATES: Record<Invoice["status"], string> = {
  open: "Due",
  paid: "Paid",
  void: "Void",
  uncollectible: "Unpaid",
};

export const invoiceHref = ({ id }: Pick<Invoice, "id">) => `/settings/invoices/${id}`;
