const IN_TABLE = /^(?:TR|THead|TBody|TFoot|Caption)$/;
const GROUPS = /^(?:THead|TBody|TFoot)$/;

/** Which elements may stand in which (ISO 32000-1, tables 333, 336 and 337), by the condition of the Matterhorn Protocol. */
export const NESTING: readonly { number: string; isRight: (parent: string, child: string) => boolean }[] = [
  {
    number: "09-004",
    isRight: (parent, child) => {
      if (parent === "Table") return IN_TABLE.test(child);
      if (parent === "TR") return child === "TH" || child === "TD";
      if (GROUPS.test(parent)) return child === "TR";
      if (child === "TR" || child === "TH" || child === "TD") return false;
      return !GROUPS.test(child);
    },
  },
  {
    number: "09-005",
    isRight: (parent, child) => {
      if (parent === "L") return /^(?:L|LI|Caption)$/.test(child);
      if (parent === "LI") return child === "Lbl" || child === "LBody";
      return child !== "LI" && child !== "LBody";
    },
  },
  {
    number: "09-006",
    isRight: (parent, child) => {
      if (parent === "TOC") return /^(?:TOC|TOCI|Caption)$/.test(child);
      if (parent === "TOCI") return /^(?:Lbl|Reference|NonStruct|P|TOC)$/.test(child);
      return child !== "TOCI";
    },
  },
  // A link is part of a line of text, not a block of its own (ISO 32000-1, 14.8.4.4).
  { number: "14.8.4.4", isRight: (parent, child) => child !== "Link" || !/^(?:Document|Part|Sect|Div)$/.test(parent) },
];

export const isBlank = (text: string | null): boolean => text === null || text.trim() === "";
