import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";
import { repository } from "../process";

/** A text in the source that someone may read. */
export interface SourceText {
  file: string;
  line: number;
  text: string;
}

/** What is read by browsers or programs, not people. */
const STYLES = /\{[^:}]+:[^;}]+[;}]/;
const ATTRIBUTES = new Set([
  "className",
  "class",
  "style",
  "d",
  "id",
  "href",
  "src",
  "sizes",
  "viewBox",
  "points",
  "key",
]);
const FUNCTIONS = new Set([
  "cx",
  "cva",
  "cn",
  "sql",
  "require",
  "RegExp",
  "querySelector",
  "querySelectorAll",
  "closest",
]);
const PROPERTIES = new Set([
  "className",
  "class",
  "style",
  "sizes",
  "transform",
  "font",
  "selector",
  "pattern",
  "classNames",
]);

const nameOf = (node: ts.Expression): string =>
  ts.isIdentifier(node) ? node.text : ts.isPropertyAccessExpression(node) ? node.name.text : "";

function isForMachines(node: ts.Node): boolean {
  for (let at = node.parent; !ts.isSourceFile(at); at = at.parent) {
    if (ts.isImportDeclaration(at) || ts.isExportDeclaration(at) || ts.isLiteralTypeNode(at)) return true;
    if (ts.isJsxAttribute(at)) return ATTRIBUTES.has(at.name.getText());
    if (ts.isTaggedTemplateExpression(at)) return true;
    if (ts.isCallExpression(at) && FUNCTIONS.has(nameOf(at.expression))) return true;
    if (ts.isPropertyAssignment(at) && PROPERTIES.has(at.name.getText())) return true;
    if (ts.isVariableDeclaration(at) && /class|style|path|query|css|script/i.test(at.name.getText())) return true;
  }
  return false;
}

/** The words of a template, with a mark where a value is filled in. */
const wordsOf = (template: ts.TemplateExpression): string =>
  [template.head.text, ...template.templateSpans.map(({ literal }) => literal.text)].join("…");

/** Words that are looked up, one after another: common passwords, words without meaning for a search. */
const isWordList = (text: string): boolean => text.split(" ").length > 20 && !/[.,:;?!]/.test(text);

/** Three words in a row, or two with the mark of a sentence. */
const isProse = (text: string): boolean =>
  !isWordList(text) &&
  !STYLES.test(text) &&
  !/\b(?:SELECT|INSERT|CREATE|WHERE|PARTITION)\b|^\s*(?:select|insert|create|update|grant) |";\s/.test(text) &&
  (/\p{L}{2,} \p{L}+ \p{L}+/u.test(text) || /^\P{L}*\p{Lu}\p{L}+ \p{L}+[.?!…]?$/u.test(text.trim()));

/** Texts of one file: strings, templates and the text between tags. */
export function textsIn(file: string, source: string): SourceText[] {
  const tree = ts.createSourceFile(
    file,
    source,
    ts.ScriptTarget.Latest,
    true,
    file.endsWith("x") ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );
  const found: SourceText[] = [];
  const add = (node: ts.Node, text: string) => {
    if (!isProse(text) || isForMachines(node)) return;
    found.push({ file, line: tree.getLineAndCharacterOfPosition(node.getStart()).line + 1, text });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) add(node, node.text);
    else if (ts.isTemplateExpression(node)) add(node, wordsOf(node));
    else if (ts.isJsxText(node)) add(node, node.text.replaceAll(/\s*\n\s*/g, " ").replaceAll("&amp;", "&"));
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

const CODE = ["{app,components,lib}/**/*.{ts,tsx}", "supabase/{local,functions}/**/*.ts"];
const PROSE = ["content/**/*.md", "README.md", "{lib,components}/*/README.md"];

const isTest = (file: string) => /\.test\.tsx?$|\/testing\//.test(file);

/** Printed in a terminal, where quotes are straight and columns are set with spaces. */
export const isForTerminal = ({ file }: SourceText): boolean => /^(?:lib\/study|supabase)\//.test(file);

/** Every text that the product's code holds. */
export function readSourceTexts(): SourceText[] {
  const files = CODE.flatMap((pattern) => globSync(pattern, { cwd: repository })).filter((file) => !isTest(file));
  return files.flatMap((file) => textsIn(file, readFileSync(path.join(repository, file), "utf8")));
}

/** Prose without code, addresses and tables of code. */
export function readProse(): SourceText[] {
  return PROSE.flatMap((pattern) => globSync(pattern, { cwd: repository }))
    .filter((file) => file !== "content/handbook/words.md")
    .map((file) => {
      const text = readFileSync(path.join(repository, file), "utf8")
        .replaceAll(/^```[\s\S]+?^```/gm, "")
        .replaceAll(/`[^`\n]*`/g, " ")
        .replaceAll(/\]\([^)]*\)/g, "]")
        .replace(/^---[\s\S]+?^---/m, (front) => front.replaceAll(/^\w+:/gm, "").replaceAll('"', ""));
      return { file, line: 1, text };
    });
}
