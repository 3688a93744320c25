import { isReadable } from "@katha/api/contract";

/** Of an email, too. */
const longestName = 254;
/** As OpenID Connect has it. */
export const longestSubject = 255;

/** Whether it can name somebody for good: one line of letters that can be shown. */
export const canName = (value: string, longest = longestName): boolean =>
  value !== "" && value.length <= longest && isReadable(value) && !/[\t\r\n]/.test(value);

export const isAddress = (value: string): boolean =>
  canName(value) && /^[^\s@]+@[^\s@]+$/.test(value);
