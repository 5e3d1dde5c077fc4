import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import ts from "typescript";

/** Schema.org as the type declarations of schema-dts have it: types, what they inherit, and what their properties expect. */
export interface Vocabulary {
  /** Whether there is such a type. */
  isType: (type: string) => boolean;
  /** Names of what a property of the type expects ("Text", "Organization" …), or null where the type has no such property. */
  expects: (type: string, property: string) => readonly string[] | null;
  /** Whether the first type is the second, or a subtype of it. */
  isKindOf: (type: string, ancestor: string) => boolean;
  /** The members of an enumeration, full and short; an empty list for anything else. */
  membersOf: (name: string) => readonly string[];
}

interface Base {
  parents: string[];
  properties: Map<string, string[]>;
}

interface Declarations {
  bases: Map<string, Base>;
  /** The base whose properties each type has. */
  baseOf: Map<string, string>;
  /** What each exported union consists of: names of types, and literal texts. */
  names: Map<string, string[]>;
  literals: Map<string, string[]>;
}

/** Types and texts of a union; a lone type is a union of one. */
function partsOf(node: ts.TypeNode): { names: string[]; literals: string[] } {
  const parts = ts.isUnionTypeNode(node) ? [...node.types] : [node];
  const names = parts.flatMap((part) =>
    ts.isTypeReferenceNode(part) && ts.isIdentifier(part.typeName) ? [part.typeName.text] : [],
  );
  const literals = parts.flatMap((part) =>
    ts.isLiteralTypeNode(part) && ts.isStringLiteral(part.literal) ? [part.literal.text] : [],
  );
  return { names, literals };
}

const parentsOf = (node: ts.InterfaceDeclaration): string[] =>
  (node.heritageClauses ?? []).flatMap(({ types }) =>
    types.flatMap(({ expression }) => (ts.isIdentifier(expression) ? [expression.text] : [])),
  );

/** `"name"?: SchemaValue<Text | URL, "name">` → what is before the comma. */
function toProperty(member: ts.TypeElement): [string, string[]] | null {
  if (
    !ts.isPropertySignature(member) ||
    !ts.isStringLiteral(member.name) ||
    !member.type ||
    !ts.isTypeReferenceNode(member.type)
  )
    return null;
  const [expected] = member.type.typeArguments ?? [];
  return expected ? [member.name.text, partsOf(expected).names] : null;
}

function readInterface(node: ts.InterfaceDeclaration, into: Declarations): void {
  const name = node.name.text;
  if (name.endsWith("Base")) {
    into.bases.set(name, {
      parents: parentsOf(node),
      properties: new Map(node.members.flatMap((member) => [toProperty(member)].filter((each) => each !== null))),
    });
  } else if (name.endsWith("Leaf")) {
    const [base] = parentsOf(node);
    if (base) into.baseOf.set(name.slice(0, -"Leaf".length), base);
  }
}

function readDeclarations(): Declarations {
  const file = path.join(
    path.dirname(createRequire(import.meta.url).resolve("schema-dts/package.json")),
    "dist/schema.d.ts",
  );
  const source = ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.Latest);
  const into: Declarations = { bases: new Map(), baseOf: new Map(), names: new Map(), literals: new Map() };
  source.forEachChild((node) => {
    if (ts.isInterfaceDeclaration(node)) readInterface(node, into);
    if (!ts.isTypeAliasDeclaration(node)) return;
    const { names, literals } = partsOf(node.type);
    into.names.set(node.name.text, names);
    into.literals.set(node.name.text, literals);
  });
  return into;
}

/** Reads the vocabulary; takes about half a second. */
export function readVocabulary(): Vocabulary {
  const { bases, baseOf, names, literals } = readDeclarations();

  const findProperty = (base: string, property: string): readonly string[] | null => {
    const found = bases.get(base);
    if (!found) return null;
    const own = found.properties.get(property);
    if (own) return own;
    for (const parent of found.parents) {
      const inherited = findProperty(parent, property);
      if (inherited) return inherited;
    }
    return null;
  };

  // A union names the narrower types it consists of: a type is a kind of whatever leads to it.
  const leadsTo = (from: string, type: string, seen: Set<string>): boolean => {
    if (from === type || from === `${type}Leaf`) return true;
    if (seen.has(from)) return false;
    seen.add(from);
    return (names.get(from) ?? []).some((next) => leadsTo(next, type, seen));
  };

  return {
    isType: (type) => baseOf.has(type),
    expects: (type, property) => findProperty(baseOf.get(type) ?? "", property),
    isKindOf: (type, ancestor) => leadsTo(ancestor, type, new Set()),
    membersOf: (name) => literals.get(name) ?? [],
  };
}
