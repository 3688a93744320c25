import { describe, expect, it } from "vitest";
import { hasStatus, httpError, isApiError, silentError, toApiError } from "./api-error.ts";

describe("httpError", () => {
  it("keeps what a problem says", () => {
    const body = { detail: "This story is not here.", code: "not_found", request_id: "r-1" };
    expect(httpError(404, body, "header-id")).toEqual({
      kind: "http",
      status: 404,
      detail: "This story is not here.",
      code: "not_found",
      requestId: "r-1",
      fields: [],
      problem: body,
    });
  });

  it("joins the fields of a 422 as location path: message", () => {
    const fields = [
      { loc: ["body", "title"], msg: "Say what it is called", type: "too_small" },
      { loc: ["body", "tag_ids", 2], msg: "No such tag", type: "custom" },
    ];
    const error = httpError(422, { detail: fields, code: "validation", request_id: "r" }, null);
    expect(error.detail).toBe("body.title: Say what it is called; body.tag_ids.2: No such tag");
    expect(error.fields).toEqual(fields);
  });

  it.each([undefined, null, "<html>502</html>", [], { detail: "  " }, { detail: [1, null] }])(
    "leaves the words to the caller when the server said nothing: %j",
    (body) => {
      expect(httpError(502, body, "from-header")).toMatchObject({
        detail: null,
        code: "http_502",
        requestId: "from-header",
        fields: [],
      });
    },
  );
});

describe("toApiError", () => {
  it("returns an ApiError unchanged", () => {
    const error = silentError("timeout");
    expect(toApiError(error)).toBe(error);
  });

  it("recognises an aborted call by its name", () => {
    expect(toApiError({ name: "AbortError", message: "Aborted" }).kind).toBe("aborted");
  });

  it("never shows the message of a bug in the client", () => {
    expect(toApiError(new TypeError("x is not a function")).detail).toBeNull();
  });
});

it("tells an ApiError from other errors", () => {
  expect(isApiError(silentError("network"))).toBe(true);
  expect(isApiError({ status: 404 })).toBe(false);
  expect(isApiError(null)).toBe(false);
  expect(hasStatus(httpError(404, null, null), 404)).toBe(true);
  expect(hasStatus(silentError("network"), 404)).toBe(false);
});
