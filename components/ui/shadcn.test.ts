import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { compile } from "tailwindcss";
import { expect, it } from "vitest";
import settings from "@/components.json";
import { buttonVariants } from "@/components/ui/button";
import { cn } from "@/components/ui/class-names";
import * as dialog from "@/components/ui/dialog";

/** Class names as components of shadcn's registry (new-york) have them: button, card, badge, input, alert, popover, menu, tooltip. */
const CLASS_NAMES = [
  "bg-background text-foreground bg-card text-card-foreground bg-popover text-popover-foreground bg-muted text-muted-foreground",
  "bg-primary text-primary-foreground hover:bg-primary/90 bg-secondary text-secondary-foreground bg-accent text-accent-foreground",
  "bg-destructive text-white text-destructive text-destructive/90 bg-black/50 border-border border-input border-transparent",
  "focus-visible:border-ring focus-visible:ring-ring/50 focus-visible:ring-[3px] aria-invalid:ring-destructive/20 aria-invalid:border-destructive",
  "dark:bg-input/30 dark:aria-invalid:ring-destructive/40 dark:hover:bg-accent/50 selection:bg-primary placeholder:text-muted-foreground",
  "rounded-sm rounded-md rounded-lg rounded-xl shadow-xs shadow-sm shadow-md shadow-lg text-xs text-sm text-base text-lg text-xl text-2xl",
  "font-sans font-mono bg-chart-1 bg-chart-2 bg-chart-3 bg-chart-4 bg-chart-5 has-[>svg]:px-3 @container/card-header outline-hidden",
].flatMap((line) => line.split(" "));

async function cssOf(candidates: readonly string[]): Promise<string> {
  const { build } = await compile('@import "./app/globals.css";', {
    base: process.cwd(),
    loadStylesheet: async (id, base) => {
      const file = id === "tailwindcss" ? path.resolve("node_modules/tailwindcss/index.css") : path.resolve(base, id);
      return { path: file, base: path.dirname(file), content: readFileSync(file, "utf8") };
    },
  });
  return build([...candidates]);
}

const escape = (name: string) => name.replaceAll(/[^\w-]/g, String.raw`\$&`);

it("every shadcn class name has a rule here", async () => {
  const css = await cssOf(CLASS_NAMES);
  expect(CLASS_NAMES.filter((name) => !css.includes(`.${escape(name)}`))).toEqual([]);
});

it("a class name that means nothing gets no rule", async () => {
  expect(await cssOf(["bg-nowhere", "text-huge"])).not.toMatch(/bg-nowhere|text-huge/);
});

it("variant names are those of shadcn, plus ours", () => {
  const looks = (["default", "destructive", "outline", "secondary", "ghost", "link", "upgrade"] as const).flatMap(
    (variant) => (["default", "sm", "lg", "icon"] as const).map((size) => buttonVariants({ variant, size })),
  );
  expect(new Set(looks).size).toBe(7 * 4);
});

it("a dialog has the parts that registry components put together", () => {
  const parts = ["", "Close", "Content", "Description", "Footer", "Header", "Overlay", "Portal", "Title", "Trigger"];
  expect(Object.keys(dialog)).toEqual(expect.arrayContaining(parts.map((part) => `Dialog${part}`)));
});

it("classes for sizes and colours are not confused", () => {
  expect(cn("text-sm text-muted-foreground", "text-xs")).toBe("text-muted-foreground text-xs");
  expect(cn("text-s-1 text-ink", "text-s2")).toBe("text-ink text-s2");
  expect(cn("font-ui font-title leading-head", "font-name leading-note")).toBe("font-ui font-name leading-note");
});

it("the command that adds components finds its folders and files", () => {
  const { aliases, tailwind } = settings;
  expect(existsSync(tailwind.css)).toBe(true);
  for (const alias of [aliases.components, aliases.ui, aliases.lib, aliases.hooks, `${aliases.utils}.ts`])
    expect(existsSync(alias.replace("@/", "")), alias).toBe(true);
});
