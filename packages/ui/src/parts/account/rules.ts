import type { accountMessages } from "../../messages/players/account.ts";

type Keys = keyof typeof accountMessages;
export type AccountFault = Extract<Keys, `fault.${string}`>;
type Verdict = AccountFault | undefined;

const usernameLength = { min: 3, max: 30 };
const identifierLength = { min: 3, max: 50 };
const emailMax = 254;
const displayNameMax = 50;
export const passwordMin = 8;

const passphraseMin = 20;

/** A long passphrase is safe enough without every kind of character. */
export const isPassphrase = (password: string) => password.length >= passphraseMin;

const has = (kind: RegExp) => (password: string) => kind.test(password);

/** The characters that `special` matches, as they are listed for people. */
export const passwordSigns = '! @ # $ % ^ & * ( ) , . ? " : { } | < >';

/** The rules for a new password, in display order. */
export const passwordRules = [
  { rule: "length", holds: (password: string) => password.length >= passwordMin },
  { rule: "upper", holds: has(/[A-Z]/) },
  { rule: "lower", holds: has(/[a-z]/) },
  { rule: "digit", holds: has(/[0-9]/) },
  { rule: "special", holds: has(/[!@#$%^&*(),.?":{}|<>]/) },
] as const satisfies readonly { rule: string; holds: (password: string) => boolean }[];

const emailShape = /^[^\s@<>()[\],;:"\\]+@[^\s@.<>()[\],;:"\\]+(?:\.[^\s@.<>()[\],;:"\\]+)+$/u;

export function identifierFault(value: string): Verdict {
  const { length } = value.trim();
  if (length === 0) return "fault.identifierRequired";
  if (length < identifierLength.min) return "fault.identifierShort";
  // An account's email address may be longer than a username.
  const most = value.includes("@") ? emailMax : identifierLength.max;
  return length > most ? "fault.identifierLong" : undefined;
}

/** For signing in, as older passwords may not follow today's rules. */
export function knownPasswordFault(value: string): Verdict {
  return value === "" ? "fault.passwordRequired" : undefined;
}

export function newPasswordFault(value: string): Verdict {
  if (value === "") return "fault.passwordRequired";
  if (value.length < passwordMin) return "fault.passwordShort";
  const isStrong = isPassphrase(value) || passwordRules.every(({ holds }) => holds(value));
  return isStrong ? undefined : "fault.passwordWeak";
}

export function confirmFault(value: string, password: string): Verdict {
  if (value === "") return "fault.confirmRequired";
  return value === password ? undefined : "fault.confirmDiffers";
}

export function usernameFault(value: string): Verdict {
  const name = value.trim();
  if (name === "") return "fault.usernameRequired";
  if (name.length < usernameLength.min) return "fault.usernameShort";
  if (name.length > usernameLength.max) return "fault.usernameLong";
  return /^\w+$/.test(name) ? undefined : "fault.usernameLetters";
}

export function emailFault(value: string): Verdict {
  const address = value.trim();
  if (address === "") return "fault.emailRequired";
  return emailShape.test(address) ? undefined : "fault.emailInvalid";
}

export function displayNameFault(value: string): Verdict {
  return value.trim().length > displayNameMax ? "fault.displayNameLong" : undefined;
}
