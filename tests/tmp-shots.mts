import { chromium } from "@playwright/test";
import { CHROMIUM_FLAGS, ensureChromium } from "./support/chromium";
import { readFileSync, mkdirSync } from "node:fs";
const [,, base, out, ...only] = process.argv as string[];
mkdirSync(out!, { recursive: true });
const jar = JSON.parse(readFileSync("/tmp/team/light/cookies.json", "utf8"));
const PAGES = ["/","/rankings","/rankings/sweden","/rankings/sweden/food-grocery","/pricing","/help","/auth?mode=signin","/sustainability-branding-hub","/brands/angsala","/nope","/rankings/full|free","/rankings/full|enterprise","/account|enterprise","/insights|enterprise","/predictive-insights/momentum|enterprise","/brand-insights/age-groups|enterprise","/brand-insights/single-country|enterprise","/country-comparison|enterprise","/predictive-insights/trajectory|enterprise","/brand-snapshot|enterprise","/brand-insights/multi-country|enterprise","/settings|enterprise","/design"];
const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_FLAGS });
for (const [w,h] of [[1440,900],[390,844]] as const) for (const entry of PAGES) {
  if (only.length && !only.includes(entry)) continue;
  const [path, who] = entry.split("|");
  const context = await browser.newContext({ viewport: { width: w, height: h }, reducedMotion: "reduce", baseURL: base, deviceScaleFactor: 1 });
  if (who) await context.addCookies(jar[who].split("; ").map((c: string) => { const i = c.indexOf("="); return { name: c.slice(0,i), value: c.slice(i+1), url: base! }; }));
  const page = await context.newPage();
  try {
    await page.goto(path!, { waitUntil: "networkidle", timeout: 30000 });
    await page.addStyleTag({ content: "*{caret-color:transparent!important}" }).catch(() => undefined);
    await page.waitForTimeout(400);
    await page.screenshot({ path: `${out}/${entry.replace(/\W/g,"_")}-${w}.png`, fullPage: true, animations: "disabled" });
  } catch (e) { console.log(entry, w, String(e).slice(0,200)); }
  await context.close();
}
await browser.close();
