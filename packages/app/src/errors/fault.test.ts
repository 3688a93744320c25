import { httpError, silentError } from "@katha/api";
import { describe, expect, it } from "vitest";
import { toFault } from "./fault.ts";

describe("what a page can do about a failed read", () => {
  it.each([404, 410, 422])("is to say that nothing is there, on %i", (status) => {
    expect(toFault(httpError(status, { detail: "No such story" }, null))).toEqual({
      kind: "missing",
    });
  });

  it.each(["network", "timeout"] as const)("is to look at the line, on %s", (kind) => {
    expect(toFault(silentError(kind))).toEqual({ kind: "unreachable" });
  });

  it("is to repeat the server's own words", () => {
    const body = { detail: "The shelves are being dusted.", code: "busy", request_id: "r-7" };
    expect(toFault(httpError(503, body, null))).toEqual({
      kind: "failed",
      detail: "The shelves are being dusted.",
      requestId: "r-7",
    });
  });

  it("is to keep the words of a schema or a bug from the visitor", () => {
    const schema = { ...silentError("schema"), detail: "stories.0.title: Expected string" };
    expect(toFault(schema)).toMatchObject({ kind: "failed", detail: null });
    expect(toFault(new TypeError("x is undefined"))).toMatchObject({
      kind: "failed",
      detail: null,
    });
  });
});
