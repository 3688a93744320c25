import { SignatureKind, SymbolFlags } from "typescript/unstable/sync";
import type { Checker, Symbol as TypeSymbol, Type } from "typescript/unstable/sync";
import { textOf } from "./type-text.ts";

export interface FieldDocs {
  readonly name: string;
  readonly type: string;
  readonly required: boolean;
  readonly description: string;
}

/** One of our own types that a prop uses, with the fields of its values. */
export interface DataType {
  readonly name: string;
  readonly description: string;
  readonly fields: readonly FieldDocs[];
}

/** Our own object types that these types use: directly, in a list, in a union, or as a function's parameter. */
export function dataTypesOf(checker: Checker, types: readonly Type[]): DataType[] {
  const found = new Map<string, DataType>();
  const seen = new Set<number>();
  const look = (type: Type) => {
    if (seen.has(type.id)) return;
    seen.add(type.id);
    const symbol = type.getAliasSymbol() ?? type.getSymbol();
    if (symbol && isNamed(symbol)) {
      const fields = fieldsOf(checker, type);
      const description = symbol.getDocumentationComment(checker);
      if (fields.length > 0) found.set(symbol.name, { name: symbol.name, description, fields });
    }
    partsOf(checker, type).forEach(look);
  };
  types.forEach(look);
  return [...found.values()];
}

/** The types that a type is composed of, other than its fields. */
function partsOf(checker: Checker, type: Type): readonly Type[] {
  if (type.isUnionType() || type.isIntersectionType()) return type.getTypes();
  if (!type.isObjectType()) return [];
  const elements = type.isTypeReference() ? checker.getTypeArguments(type) : [];
  const signatures = checker.getSignaturesOfType(type, SignatureKind.Call);
  const taken = signatures.flatMap((signature) =>
    signature.getParameters().map((_, at) => checker.getParameterType(signature, at)),
  );
  const returned = signatures.map((signature) => checker.getReturnTypeOfSignature(signature));
  return [...elements, ...taken, ...returned].filter((part) => part !== undefined);
}

/** The fields of an object; for a union, the fields of any member. */
function fieldsOf(checker: Checker, type: Type): FieldDocs[] {
  const members = type.isUnionType() ? type.getTypes() : [type];
  const objects = members.filter((member) => isData(checker, member));
  const fields = Map.groupBy(
    objects.flatMap((object) => checker.getPropertiesOfType(object)).filter(isOurs),
    ({ name }) => name,
  );
  return [...fields].map(([name, same]) => ({
    name,
    type: [...new Set(same.map((field) => textOf(checker, checker.getTypeOfSymbol(field))))].join(
      " | ",
    ),
    required:
      same.length === objects.length && same.every(({ flags }) => !(flags & SymbolFlags.Optional)),
    description: same.map((field) => field.getDocumentationComment(checker)).find(Boolean) ?? "",
  }));
}

/** Whether this is an object with fields, not a list or a function. */
function isData(checker: Checker, type: Type): boolean {
  return (
    type.isObjectType() &&
    !checker.isArrayLikeType(type) &&
    checker.getSignaturesOfType(type, SignatureKind.Call).length === 0
  );
}

/** Whether the type is declared in our code, not by TypeScript, the browser or a package. */
export function isOurs({ declarations }: TypeSymbol): boolean {
  return declarations.some(({ path }) => !path.includes("/node_modules/"));
}

function isNamed(symbol: TypeSymbol): boolean {
  return /^[A-Z]/.test(symbol.name) && isOurs(symbol);
}
