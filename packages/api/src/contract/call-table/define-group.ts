import { type Access, type CallAddress, type Defined, defineCalls } from "./define-calls.ts";

type Given = Omit<CallAddress, "id" | "tag" | "access"> & Partial<Pick<CallAddress, "access">>;

type WithAccess<Usual, Calls> = {
  readonly [Id in keyof Calls]: Omit<{ readonly access: Usual }, keyof Calls[Id]> & Calls[Id];
};

/** The calls of one tag that mostly the same may make; the others say who. What anyone may do always says so itself. */
export function defineGroup<
  const Tag extends string,
  const Usual extends Exclude<Access, "anyone">,
  const Calls extends Readonly<Record<string, Given>>,
>(tag: Tag, access: Usual, calls: Calls): Defined<Tag, WithAccess<Usual, Calls>> {
  const whole = Object.entries(calls).map(([id, call]) => [id, { access, ...call }]);
  return defineCalls(
    tag,
    Object.fromEntries(whole) as Readonly<Record<string, CallAddress>>,
  ) as Defined<Tag, WithAccess<Usual, Calls>>;
}
