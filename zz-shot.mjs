// shot.mjs BASE OUTDIR "path|w|h|dark|cookies|full|as=ROLE" …   (as= signs in ROLE@sample.test; PW=granskog-sample; WAIT=ms)
import { chromium } from "playwright-core";
import { mkdirSync, existsSync, readFileSync, writeFileSync } from "node:fs";
const [base, out, ...jobs] = process.argv.slice(2);
mkdirSync(out, { recursive: true });
const b = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox","--disable-gpu","--disable-quic","--no-first-run","--disable-background-networking"] });
for (const job of jobs) {
  const [path, w = "1440", h = "900", ...opts] = job.split("|");
  const as = opts.find((o) => o.startsWith("as="))?.slice(3);
  const ctx = await b.newContext({ viewport: { width: +w, height: +h }, colorScheme: opts.includes("dark") ? "dark" : "light", deviceScaleFactor: 1, forcedColors: opts.includes("forced") ? "active" : undefined });
  if (!opts.includes("cookies")) await ctx.addInitScript(() => { try { localStorage.setItem("hasSeenDock", "true"); } catch {} });
  const page = await ctx.newPage();
  if (as) {
    const f = `/tmp/team/state-${new URL(base).port}-${as}.json`;
    if (existsSync(f)) await ctx.addCookies(JSON.parse(readFileSync(f, "utf8")));
    else {
      await page.goto(`${base}/auth`);
      await page.getByLabel("Email").first().fill(`${as}@sample.test`);
      await page.getByLabel("Password", { exact: true }).first().fill(process.env.PW ?? "granskog-sample");
      await page.keyboard.press("Enter");
      await page.waitForURL((u) => !u.pathname.startsWith("/auth"), { timeout: 30000 });
      writeFileSync(f, JSON.stringify(await ctx.cookies()));
    }
  }
  const errs = [];
  page.on("console", (m) => m.type() === "error" && errs.push(m.text()));
  page.on("pageerror", (e) => errs.push(String(e)));
  const r = await page.goto(base + path, { waitUntil: "load", timeout: 60000 }).catch((e) => console.log(String(e)));
  if (!opts.includes("cookies")) await page.getByRole("button", { name: /only necessary|reject|decline|necessary/i }).first().click({ timeout: 1500 }).catch(() => {});
  await page.waitForTimeout(+(process.env.WAIT ?? 1200));
  const name = `${path.replace(/[^a-z0-9]+/gi, "_").slice(0, 60)}-${w}${opts.length ? "-" + opts.join("-").replace("=", "") : ""}.png`;
  await page.screenshot({ path: `${out}/${name}`, fullPage: opts.includes("full") });
  const size = await page.evaluate(() => [document.documentElement.scrollHeight, document.documentElement.scrollWidth]);
  console.log(name, r?.status(), size.join("×"), errs.slice(0, 3).join(" | "));
  await ctx.close();
}
await b.close();
