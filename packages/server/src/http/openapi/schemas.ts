import { readerHints } from "@katha/api/contract";
import { z } from "zod";

export type JsonSchema = { [key: string]: unknown };

type Direction = "input" | "output";

interface Wrapped {
  properties: { root: JsonSchema };
  $defs?: Record<string, JsonSchema>;
}

const here = "#/$defs/";
const there = "#/components/schemas/";

function pointedThere(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(pointedThere);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, held]) => [
      key,
      key === "$ref" && typeof held === "string" ? held.replace(here, there) : pointedThere(held),
    ]),
  );
}

/** Collects the contract's named schemas as components, and replaces them by references. */
export class ComponentSchemas {
  readonly schemas: Record<string, JsonSchema> = {};

  /** The schema as JSON Schema; a named one becomes a component and a reference. */
  describe(schema: z.ZodType, direction: Direction): JsonSchema {
    // Wrapped, because a named schema at the root would be inlined instead of becoming a definition.
    const wrapped: unknown = z.toJSONSchema(z.object({ root: schema }), {
      io: direction,
      target: "draft-2020-12",
      unrepresentable: "any",
      override: ({ jsonSchema }) => {
        delete jsonSchema["id"];
        delete jsonSchema["~standard"];
        for (const key of readerHints) delete jsonSchema[key];
      },
    });
    const { properties, $defs = {} } = wrapped as Wrapped;
    for (const [name, definition] of Object.entries($defs))
      this.#add(name, pointedThere(definition) as JsonSchema);
    return pointedThere(properties.root) as JsonSchema;
  }

  #add(name: string, schema: JsonSchema): void {
    const known = this.schemas[name];
    if (known !== undefined && JSON.stringify(known) !== JSON.stringify(schema))
      throw new Error(`Two schemas of the contract are named ${name}.`);
    this.schemas[name] = schema;
  }
}
