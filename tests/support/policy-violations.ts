import type { BrowserContext } from "@playwright/test";

/**
 * What browsers refuse in a context's pages by the pages' policies, from now on, as `directive: what, on which page`.
 */
export async function watchViolations(context: BrowserContext): Promise<string[]> {
  const seen: string[] = [];
  await context.exposeBinding("policyViolated", (_, text: string) => void seen.push(text));
  await context.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI, sample, lineNumber }) => {
      (window as Window & { policyViolated?: (text: string) => void }).policyViolated?.(
        `${effectiveDirective}: ${blockedURI} ${sample} (${location.pathname}:${lineNumber})`,
      );
    });
  });
  return seen;
}
