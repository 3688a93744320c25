import { expect, it } from "vitest";
import { z } from "zod";
import { Expressions } from "./expression.ts";

const expressionOf = (schema: z.ZodType) =>
  new Expressions({ named: new Map(), lists: [], byHand: new Map() }, "taxonomy.ts").of(schema);

it("reads a field by its type, and by what its meta says", () => {
  const schema = z.object({
    id: z.uuid(),
    title: z.string(),
    page: z.int().min(1),
    seats: z.int().meta({ fallback: 8 }),
    role: z.enum(["player", "admin"]).meta({ fallback: "player" }),
    language: z.enum(["en", "hi"]).meta({ fallback: "en", isOpen: true }),
    read_at: z.iso.datetime().nullable().optional(),
  });
  expect(expressionOf(schema).replaceAll(/\s+/g, " ")).toBe(
    [
      "object({ id, title: text(), page: number(1), seats: number(8),",
      'role: oneOf(["player","admin"], "player"), language: text("en"),',
      "read_at: optionalOrNull(momentOrNull), })",
    ].join(" "),
  );
});

it.each([
  ["an enumeration without a fallback", z.enum(["player", "admin"]), "`fallback`"],
  ["a fallback that does not fit", z.int().meta({ fallback: "one" }), "does not fit"],
  ["a reader that is not there", z.string().meta({ reader: "readNothing" }), "readNothing"],
  ["objects of kinds that nothing tells", z.union([z.object({}), z.object({})]), "its kind"],
  ["what has no reader", z.bigint(), "a reader by hand"],
])("refuses %s", (_what, schema, message) => {
  expect(() => expressionOf(z.object({ field: schema }))).toThrow(message);
});
