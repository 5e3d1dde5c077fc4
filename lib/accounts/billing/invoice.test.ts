import { expect, it } from "vitest";
import { INVOICE_STATES, invoiceHref } from "@/lib/accounts/billing/invoice";
import { formatEuros, formatYearlyPrice } from "@/lib/accounts/billing/money";

it("an invoice has its own address and a word for its state", () => {
  expect(invoiceHref({ id: "in_1" })).toBe("/settings/invoices/in_1");
  expect(INVOICE_STATES).toEqual({ open: "Due", paid: "Paid", void: "Void", uncollectible: "Unpaid" });
});

it.each([
  [890_000, "€8,900.00"],
  [-1_250, "\u2212€12.50"],
  [5, "€0.05"],
])("%i euro cents are written %s", (cents, words) => {
  expect(formatEuros(cents)).toBe(words);
});

it("an invoice gives a yearly price in whole euros, as the pricing page does", () => {
  expect(formatYearlyPrice(18_900)).toBe("€18,900");
});
