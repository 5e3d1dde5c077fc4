import type { ProseNode } from "@/lib/hub/posts/prose";

const NOTE = "Your ticks are saved in this browser only.";

const isTick = (node: ProseNode): boolean => node.tagName === "input" && node.properties?.type === "checkbox";

/** A task's checkbox, which Markdown puts before its text or, in loose lists, before its first paragraph. */
function toTicked(item: ProseNode): ProseNode | null {
  const children = item.children ?? [];
  const inner =
    children.length > 0 && !children.some(isTick)
      ? children.flatMap((child) => (child.tagName === "p" ? (child.children ?? []) : [child]))
      : children;
  if (!inner.some(isTick)) return null;
  const checked = inner.find(isTick)?.properties?.checked === true;
  const box: ProseNode = {
    type: "element",
    tagName: "input",
    properties: { type: "checkbox", ...(checked && { checked }) },
    children: [],
  };
  const words: ProseNode = {
    type: "element",
    tagName: "span",
    properties: {},
    children: inner.filter((child) => !isTick(child)),
  };
  const label: ProseNode = { type: "element", tagName: "label", properties: {}, children: [box, words] };
  return { ...item, properties: { dataCheck: "" }, children: [label] };
}

/** Rehype plugin: turns a task list into checkboxes that readers can tick, each labelled with its text. */
export function checklists() {
  return (tree: ProseNode) => {
    tree.children = (tree.children ?? []).flatMap((list) => {
      if (list.tagName !== "ul") return [list];
      let ticks = 0;
      const children = (list.children ?? []).map((item) => {
        const ticked = item.tagName === "li" ? toTicked(item) : null;
        if (ticked) ticks += 1;
        return ticked ?? item;
      });
      if (ticks === 0) return [list];
      const note: ProseNode = {
        type: "element",
        tagName: "p",
        properties: { dataCheckNote: "" },
        children: [{ type: "text", value: NOTE }],
      };
      return [{ ...list, properties: { dataChecklist: "" }, children }, note];
    });
  };
}
