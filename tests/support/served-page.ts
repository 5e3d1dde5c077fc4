import type { APIRequestContext } from "@playwright/test";
import { type HTMLElement, parse } from "node-html-parser";
import { follow } from "./sign-in-request";

/** A page as the server sent it, read without a browser. */
export interface ServedPage {
  status: number;
  /** Where redirects led. */
  at: string;
  html: string;
  head: HTMLElement;
  /** Without scripts. */
  body: HTMLElement;
  main: HTMLElement;
}

const parsed = (html: string) => parse(html, { blockTextElements: { script: true, style: true, noscript: false } });

/**
 * All texts of a page, in order of the alphabet: two drawings of the same page send the same words, but not the same bytes
 * in the same order, which is that in which their parts were ready.
 */
export function wordsOf(html: string): string[] {
  const root = parsed(html);
  for (const script of root.querySelectorAll("script, style, template")) script.remove();
  return root.structuredText
    .split("\n")
    .map(onOneLine)
    .filter((line) => line !== "")
    .toSorted();
}

export async function servedPage(context: APIRequestContext, address: string): Promise<ServedPage> {
  const { status, at, body: html } = await follow(context, address);
  const root = parsed(html);
  for (const script of root.querySelectorAll("body script, body style, body template")) script.remove();
  const part = (name: string) => root.querySelector(name) ?? root;
  return { status, at, html, head: part("head"), body: part("body"), main: part("main") };
}

/** Text as a reader has it: on one line, without characters that only steer line breaks. */
export const onOneLine = (text: string): string =>
  text
    .replaceAll(/[\u2060\u200A\u00AD]/g, "")
    .replaceAll(/\s+/g, " ")
    .trim();

export const textOf = (element: HTMLElement | null | undefined): string => onOneLine(element?.text ?? "");

/** The name that an element has for who cannot see it: from its own label, another element, or its caption. */
function nameOf(element: HTMLElement): string {
  const [owner] = [element, ...ancestorsOf(element)].slice(-1);
  const ids = element.getAttribute("aria-labelledby")?.split(" ") ?? [];
  if (ids.length > 0) return ids.map((id) => textOf(owner?.querySelector(`[id="${id}"]`))).join(" ");
  const caption = element.querySelector(":scope > caption, :scope > figcaption") ?? element.querySelector("caption");
  return element.getAttribute("aria-label") ?? (textOf(caption) || textOf(element));
}

function ancestorsOf(element: HTMLElement): HTMLElement[] {
  const above = element.parentNode;
  return above ? [above, ...ancestorsOf(above)] : [];
}

/** The elements of a kind that have a name: `named(main, "section", "Questions about energy")`. */
export const allNamed = (within: HTMLElement, selector: string, name: string | RegExp): HTMLElement[] =>
  within.querySelectorAll(selector).filter((element) => {
    const own = nameOf(element);
    return typeof name === "string" ? own === name : name.test(own);
  });

/** The first of them; there is one, or the test fails. */
export function named(within: HTMLElement, selector: string, name: string | RegExp): HTMLElement {
  const [first] = allNamed(within, selector, name);
  if (!first) throw new Error(`There is no ${selector} named ${String(name)}.`);
  return first;
}

/** Whether an element says exactly this. */
export const says = (within: HTMLElement, text: string | RegExp): boolean =>
  within.querySelectorAll("*").some((element) => {
    const own = textOf(element);
    return typeof text === "string" ? own === text : text.test(own);
  });

export const hrefOf = (within: HTMLElement, name: string | RegExp): string | undefined =>
  allNamed(within, "a[href]", name)[0]?.getAttribute("href");
