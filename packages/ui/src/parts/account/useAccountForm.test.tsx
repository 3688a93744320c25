// @vitest-environment happy-dom
import { act, renderHook } from "@testing-library/react";
import { createRef } from "react";
import { expect, test, vi } from "vitest";
import { useAccountForm } from "./useAccountForm.ts";

test("the server's errors of two fields are both gone when the fields are changed together", () => {
  const answered = { email: "This email is taken.", password: "This password is not right." };
  const { result } = renderHook(() =>
    useAccountForm({
      form: createRef(),
      fields: ["email", "password"],
      check: () => undefined,
      answered,
      onValid: vi.fn<() => void>(),
    }),
  );
  expect(result.current.faulty).toBe(true);
  const { write } = result.current;
  act(() => write("email", "meera@hills.example"));
  act(() => write("password", "Lotus#2026"));
  expect(result.current.faulty).toBe(false);
});
