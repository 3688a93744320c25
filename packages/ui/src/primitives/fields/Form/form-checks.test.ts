import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { CheckedField, ValidationMode } from "./checked-field.ts";
import { createFormChecks } from "./form-checks.ts";

const settled = () => vi.advanceTimersByTimeAsync(0);

function form(mode: ValidationMode = "onBlur") {
  const checks = createFormChecks(() => undefined, 1_000);
  checks.configure({ mode, say: ({ kind }) => kind, inOrder: (ids) => ids });
  const values: Record<string, string> = {};
  const faults = () => checks.snapshot().errors.map(({ name, message }) => [name, message]);
  return {
    checks,
    faults,
    field: (name: string, more: Partial<CheckedField> = {}, value = "") => {
      values[name] ??= value;
      checks.put({
        id: `the-${name}`,
        name,
        label: name,
        words: new Map(),
        read: () => values[name] ?? "",
        ...more,
      });
    },
    type: async (name: string, value: string) => {
      checks.typed();
      values[name] = value;
      await settled();
    },
    put: async (name: string, value: string) => {
      values[name] = value;
      checks.put({ ...bare, id: `the-${name}`, name, read: () => values[name] ?? "" });
      await settled();
    },
    leave: async (name: string) => {
      checks.left(`the-${name}`);
      await settled();
    },
  };
}

const bare = {
  label: "",
  rules: { required: true },
  words: new Map(),
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("when a field speaks", () => {
  test("on leaving it, and at every change from then on", async () => {
    const { field, type, leave, faults } = form();
    field("name", { rules: { minLength: 3 } });
    await type("name", "ab");
    expect(faults()).toEqual([]);
    await leave("name");
    expect(faults()).toEqual([["name", "tooShort"]]);
    await type("name", "abc");
    expect(faults()).toEqual([]);
    await type("name", "a");
    expect(faults()).toEqual([["name", "tooShort"]]);
  });

  test("not when somebody only passes through, but when it is emptied", async () => {
    const { field, type, leave, faults } = form();
    field("name", { rules: { required: true } });
    await leave("name");
    expect(faults()).toEqual([]);
    await type("name", "a");
    await type("name", "");
    await leave("name");
    expect(faults()).toEqual([["name", "valueMissing"]]);
  });

  test("in the list of all, only once it was submitted, until all is mended", async () => {
    const { checks, field, type, leave } = form();
    const isRefused = () => checks.snapshot().isRefused;
    field("name", { rules: { minLength: 3 } });
    await type("name", "ab");
    await leave("name");
    expect(isRefused()).toBe(false);
    checks.attempt();
    expect(isRefused()).toBe(true);
    await type("name", "abc");
    expect(isRefused()).toBe(false);
    await type("name", "ab");
    expect(isRefused()).toBe(false);
  });

  test("at every change, if the field asks for it", async () => {
    const { field, type, faults } = form("onSubmit");
    field("name", { rules: { minLength: 3 }, validationMode: "onChange" });
    await type("name", "ab");
    expect(faults()).toEqual([["name", "tooShort"]]);
  });

  test("on submit, until the next change", async () => {
    const { checks, field, type, leave, faults } = form("onSubmit");
    field("name", { rules: { minLength: 3 } });
    await type("name", "ab");
    await leave("name");
    expect(faults()).toEqual([]);
    expect(checks.attempt()).toBe("amiss");
    expect(faults()).toEqual([["name", "tooShort"]]);
    await type("name", "a");
    expect(faults()).toEqual([]);
  });

  test("what was sent and emptied by the program is not missing", async () => {
    const { checks, field, type, put, leave, faults } = form("onChange");
    field("name", { rules: { required: true } });
    await type("name", "Meera");
    expect(checks.attempt()).toBe("clear");
    await put("name", "");
    await leave("name");
    expect(faults()).toEqual([]);
    expect(checks.attempt()).toBe("amiss");
  });
});

test("a rule may read other values, and speaks when they change", async () => {
  const { field, type, leave, faults } = form();
  field("one");
  field("two", {
    validate: (value, values) => (value === values["one"] ? undefined : "They differ"),
  });
  await type("one", "a");
  await type("two", "a");
  await leave("two");
  expect(faults()).toEqual([]);
  await type("one", "b");
  expect(faults()).toEqual([["two", "customError"]]);
});

test("a field's own words are said for their kind, and any for the rest", async () => {
  const { checks, field, type } = form("onChange");
  const words: CheckedField["words"] = new Map([
    ["tooShort", "Longer, please"],
    ["any", "Something, please"],
  ]);
  field("name", { rules: { required: true, minLength: 3 }, words });
  const said = () => checks.snapshot().errors[0]?.message;
  await type("name", "a");
  expect(said()).toBe("Longer, please");
  await type("name", "");
  expect(said()).toBe("Something, please");
});

describe("the server's answer", () => {
  test("stands at its field until that is changed", async () => {
    const { checks, field, type, faults } = form();
    field("name", {}, "meera");
    field("email", {}, "meera@hills.example");
    expect(checks.answer({ name: "Taken", email: "Taken too", other: "Odd" })).toBe(true);
    expect(faults()).toEqual([
      ["name", "Taken"],
      ["email", "Taken too"],
      ["other", "Odd"],
    ]);
    await type("name", "meera_7");
    expect(faults()).toEqual([
      ["email", "Taken too"],
      ["other", "Odd"],
    ]);
    // It does not stop anybody from trying again.
    expect(checks.attempt()).toBe("clear");
  });

  test("is news once, and again after another attempt", async () => {
    const { checks, field } = form();
    field("name", {}, "meera");
    expect(checks.answer({ name: "Taken" })).toBe(true);
    expect(checks.answer({ name: "Taken" })).toBe(false);
    checks.attempt();
    expect(checks.answer({ name: "Taken" })).toBe(true);
  });
});

describe("an asynchronous rule", () => {
  function asking() {
    const asked: { value: string; answer: (fault?: string) => void; signal: AbortSignal }[] = [];
    const validateAsync = vi.fn<NonNullable<CheckedField["validateAsync"]>>(
      (value, _values, signal) => new Promise((answer) => asked.push({ value, answer, signal })),
    );
    return { asked, validateAsync };
  }

  test("is asked when its field is left, and only if the others hold", async () => {
    const { field, type, leave, faults } = form("onChange");
    const { asked, validateAsync } = asking();
    field("name", { rules: { minLength: 3 }, validateAsync });
    await type("name", "ab");
    await leave("name");
    for (const value of ["abc", "abcd"]) await type("name", value);
    expect(asked).toHaveLength(0);
    await leave("name");
    expect(asked.map(({ value }) => value)).toEqual(["abcd"]);
    asked[0]?.answer("Taken");
    await settled();
    expect(faults()).toEqual([["name", "customError"]]);
  });

  test("answered late, never overwrites a newer one", async () => {
    const { field, type, leave, faults } = form();
    const { asked, validateAsync } = asking();
    field("name", { validateAsync });
    await type("name", "old");
    await leave("name");
    await type("name", "new");
    await leave("name");
    expect(asked[0]?.signal.aborted).toBe(true);
    asked[0]?.answer("Taken");
    await vi.advanceTimersByTimeAsync(100);
    expect(faults()).toEqual([]);
    expect(asked[1]?.signal.aborted).toBe(false);
    asked[1]?.answer("Reserved");
    await settled();
    expect(faults()).toEqual([["name", "customError"]]);
    expect(validateAsync).toHaveBeenCalledTimes(2);
  });

  test("is waited for on submit, and asked no second time", async () => {
    const { checks, field, type, faults } = form("onSubmit");
    const { asked, validateAsync } = asking();
    field("name", { validateAsync });
    await type("name", "meera");
    expect(checks.attempt()).toBe("waiting");
    const answers = checks.answers();
    asked[0]?.answer("Taken");
    await answers;
    expect(checks.attempt()).toBe("amiss");
    expect(faults()).toEqual([["name", "customError"]]);
    expect(validateAsync).toHaveBeenCalledOnce();
  });

  test.each([
    ["does not answer in time", () => new Promise<undefined>(() => undefined)],
    ["fails", () => Promise.reject(new Error("No line"))],
  ])("that %s stands in nobody's way", async (_how, validateAsync) => {
    const { checks, field, type, faults } = form();
    field("name", { validateAsync });
    await type("name", "meera");
    expect(checks.attempt()).toBe("waiting");
    const answers = checks.answers();
    await vi.advanceTimersByTimeAsync(1_000);
    await answers;
    expect(checks.attempt()).toBe("clear");
    expect(faults()).toEqual([]);
  });

  test("is given up when its field goes", async () => {
    const { checks, field, type, leave } = form();
    const { asked, validateAsync } = asking();
    field("name", { validateAsync });
    await type("name", "meera");
    await leave("name");
    checks.remove("the-name");
    expect(asked[0]?.signal.aborted).toBe(true);
    expect(checks.attempt()).toBe("clear");
  });
});
