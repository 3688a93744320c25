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

/** Whether a password that is long enough is safe enough, too. */
export function isStrong(password: string): boolean {
  return isPassphrase(password) || passwordRules.every(({ holds }) => holds(password));
}
