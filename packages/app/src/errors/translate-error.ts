import { type ApiError, toApiError } from "@katha/api";
import { type I18n } from "@katha/ui";
import { formatsFor } from "@katha/ui/screens";
import { useCallback } from "react";
import { useI18n } from "../preferences/language.ts";

/** The catalogue's message for a problem's code; undefined if it has none, and always in English. */
export function errorMessage(
  i18n: I18n,
  code: string | null,
  values?: Readonly<Record<string, unknown>>,
): string | undefined {
  const id = `errors.${code}`;
  return Object.hasOwn(i18n.messages, id) ? i18n.t(id, values) : undefined;
}

/**
 * An error in the reader's language, by the problem's `code` and each field error's `type`. English readers, and those
 * whose catalogue lacks the message, get the server's English text.
 */
export function translateError(i18n: I18n, error: unknown): ApiError {
  const failure = toApiError(error);
  const fields = failure.fields.map((field) => ({
    ...field,
    msg: errorMessage(i18n, `field.${field.type}`, { line: field.line }) ?? field.msg,
  }));
  const detail =
    fields.length > 0
      ? fields.map(({ loc, msg }) => `${loc.join(".")}: ${msg}`).join("; ")
      : (suspendedUntil(i18n, failure) ??
        errorMessage(i18n, failure.code, failure.problem) ??
        failure.detail);
  return { ...failure, fields, detail };
}

/** A suspension that ends says on which day. */
function suspendedUntil(i18n: I18n, { code, problem }: ApiError): string | undefined {
  const { until } = problem;
  if (code !== "account_suspended" || typeof until !== "string") return undefined;
  const day = formatsFor(i18n.locale).date(until);
  return errorMessage(i18n, "account_suspended_until", { ...problem, day });
}

export function useTranslateError(): (error: unknown) => ApiError {
  const i18n = useI18n();
  return useCallback((error: unknown) => translateError(i18n, error), [i18n]);
}
