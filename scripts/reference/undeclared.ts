import { parseSync } from "rolldown/utils";

interface SyntaxNode {
  readonly type: string;
  readonly name?: string;
  readonly [field: string]: unknown;
}

/** Fields that hold a name which is no reference: of a member, a key, an attribute, an export. */
const labels: Readonly<Record<string, readonly string[]>> = {
  MemberExpression: ["property"],
  Property: ["key"],
  PropertyDefinition: ["key"],
  MethodDefinition: ["key"],
  JSXAttribute: ["name"],
  JSXMemberExpression: ["property"],
  ImportSpecifier: ["imported"],
  ExportSpecifier: ["exported"],
  TSPropertySignature: ["key"],
  TSMethodSignature: ["key"],
  TSQualifiedName: ["right"],
};

/** Where a name is declared: every identifier below these fields is one, or part of a pattern. */
const declaring: Readonly<Record<string, readonly string[]>> = {
  VariableDeclarator: ["id"],
  FunctionDeclaration: ["id", "params"],
  FunctionExpression: ["id", "params"],
  ArrowFunctionExpression: ["params"],
  ClassDeclaration: ["id"],
  CatchClause: ["param"],
  ImportSpecifier: ["local"],
  ImportDefaultSpecifier: ["local"],
  TSInterfaceDeclaration: ["id"],
  TSTypeAliasDeclaration: ["id"],
  TSTypeParameter: ["name"],
  TSFunctionType: ["params"],
};

/**
 * The names that a module uses and nobody declares: not the module, not the language, not a browser. Scopes are not told
 * apart, so a name that is declared in one function counts as declared in all.
 */
export function undeclaredIn(code: string): string[] {
  const { program, errors } = parseSync("example.tsx", code);
  if (errors.length > 0) return [`does not parse: ${errors[0]?.message}`];
  const declared = new Set<string>();
  const used = new Set<string>();
  const look = (value: unknown, isDeclaration: boolean): void => {
    if (Array.isArray(value)) return value.forEach((item) => look(item, isDeclaration));
    if (typeof value !== "object" || value === null || !("type" in value)) return;
    const node = value as SyntaxNode;
    const name = node.name ?? "";
    if (node.type === "Identifier" && typeof node.name === "string") {
      (isDeclaration ? declared : used).add(name);
    } else if (node.type === "JSXIdentifier" && /^[A-Z]/.test(name)) used.add(name);
    for (const [field, inner] of Object.entries(node)) {
      const isLabel = labels[node.type]?.includes(field) && node["computed"] !== true;
      if (isLabel && !(node.type === "Property" && node["shorthand"] === true)) continue;
      const declares = declaring[node.type]?.includes(field) ?? false;
      const staysPattern = isDeclaration && field !== "typeAnnotation" && field !== "right";
      look(inner, declares || staysPattern);
    }
  };
  look(program, false);
  return [...used].filter((name) => !declared.has(name) && !isGlobal(name)).toSorted();
}

const ofBrowsers = new Set([
  ..."document window location history navigator localStorage sessionStorage crypto".split(" "),
  ..."HTMLElement HTMLButtonElement HTMLDivElement HTMLInputElement HTMLFormElement File".split(
    " ",
  ),
  ..."KeyboardEvent MouseEvent Element Node requestAnimationFrame matchMedia undefined".split(" "),
  // Types of the language.
  ..."Record Readonly ReadonlyArray ReadonlySet ReadonlyMap Partial Pick Omit Required Exclude".split(
    " ",
  ),
  ..."Extract NonNullable Parameters ReturnType Awaited const".split(" "),
]);

function isGlobal(name: string): boolean {
  return name in globalThis || ofBrowsers.has(name);
}
