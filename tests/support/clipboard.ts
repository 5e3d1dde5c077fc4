import type { Page } from "@playwright/test";

/**
 * What a page put on the clipboard, read as a person would: by pasting it. The site's own policy keeps its scripts from
 * reading the clipboard, a test's among them.
 */
export async function pasted(page: Page): Promise<string> {
  const field = await page.evaluateHandle(() => {
    const textarea = document.createElement("textarea");
    document.body.append(textarea);
    textarea.focus();
    return textarea;
  });
  await page.keyboard.press("ControlOrMeta+V");
  const text = await field.evaluate((textarea) => {
    textarea.remove();
    return textarea.value;
  });
  await field.dispose();
  return text;
}
