import { SITE } from "@/lib/platform/site/site";

/** A `mailto:` address that opens an email with its subject and, where given, its lines filled in. */
export function mailHref(address: string, subject: string, lines: readonly string[] = []): string {
  const body = lines.length > 0 ? `&body=${encodeURIComponent(lines.join("\r\n"))}` : "";
  return `mailto:${address}?subject=${encodeURIComponent(subject)}${body}`;
}

/** Addresses under `.example` are reserved for examples (RFC 2606): they receive no mail. */
export function receivesMail(address: string = SITE.contactAddress): boolean {
  return !address.endsWith(".example");
}
