import * as z from "zod";
import {
  displayNameLength,
  emailLength,
  loginIdentifierLength,
  passwordLength,
  usernameLength,
} from "../limits.ts";
import { line, prose, visibleLine } from "../fields/text.ts";

export const authMessages = {
  identifierRequired: "Username or email is required",
  identifierShort: "Username or email must be at least 3 characters",
  identifierLong: "Username or email cannot exceed 50 characters",
  passwordRequired: "Password is required",
  passwordShort: "Password must be at least 8 characters",
  passwordLong: `Password cannot exceed ${passwordLength.max} characters`,
  passwordWeak: "Password must include uppercase, lowercase, number and special character",
  confirmRequired: "Please confirm your password",
  confirmDiffers: "Passwords do not match",
  usernameRequired: "Username is required",
  usernameShort: "Username must be at least 3 characters",
  usernameLong: "Username cannot exceed 30 characters",
  usernameLetters: "Username can only contain letters, numbers, and underscores",
  emailRequired: "Email is required",
  emailInvalid: "Please enter a valid email address",
  displayNameLong: "Display name cannot exceed 50 characters",
  waitlistIncomplete: "Please fill out all fields",
} as const;

const emailShape = /^[^\s@<>()[\],;:"\\]+@[^\s@.<>()[\],;:"\\]+(?:\.[^\s@.<>()[\],;:"\\]+)+$/u;

export const emailField = line({
  required: authMessages.emailRequired,
  max: emailLength.max,
  tooLong: authMessages.emailInvalid,
  also: [[(value) => emailShape.test(value), authMessages.emailInvalid]],
});

const usernameField = line({
  required: authMessages.usernameRequired,
  max: usernameLength.max,
  tooLong: authMessages.usernameLong,
  also: [
    [(value) => value.length >= usernameLength.min, authMessages.usernameShort],
    [(value) => /^[A-Za-z0-9_]+$/.test(value), authMessages.usernameLetters],
  ],
});

const password = {
  required: authMessages.passwordRequired,
  max: passwordLength.max,
  tooLong: authMessages.passwordLong,
};

/** For signing in: the rules for new passwords must not lock out older ones. */
export const passwordField = prose(password);

const characterKinds = [/[A-Z]/, /[a-z]/, /[0-9]/, /[!@#$%^&*(),.?":{}|<>]/];

export const newPasswordField = prose({
  ...password,
  also: [
    [(value) => value.length >= passwordLength.min, authMessages.passwordShort],
    [
      (value) =>
        value.length >= passwordLength.passphrase ||
        characterKinds.every((kind) => kind.test(value)),
      authMessages.passwordWeak,
    ],
  ],
});

/** The token of an invitation's link, where one is needed to register. */
export const invitationField = line({ max: 200 }).optional();

const confirmField = prose({
  required: authMessages.confirmRequired,
  max: passwordLength.max,
  tooLong: authMessages.confirmDiffers,
});

/** Checked even while other fields are invalid, so that one answer lists every error. */
const sameTwice = {
  error: authMessages.confirmDiffers,
  path: ["confirm_password"],
  when: ({ value }: { value: unknown }) =>
    z.object({ password: z.string(), confirm_password: z.string().min(1) }).safeParse(value)
      .success,
};

function agree(form: { password: string; confirm_password: string }): boolean {
  return form.password === form.confirm_password;
}

export const loginForm = z
  .object({
    email_or_username: line({
      required: authMessages.identifierRequired,
      max: emailLength.max,
      tooLong: authMessages.identifierLong,
      also: [
        [(value) => value.length >= loginIdentifierLength.min, authMessages.identifierShort],
        // The limit is for user names; an email address may be longer.
        [
          (value) => value.length <= loginIdentifierLength.max || value.includes("@"),
          authMessages.identifierLong,
        ],
      ],
    }),
    password: passwordField,
    remember_me: z.boolean().default(false),
  })
  .meta({ id: "LoginForm" });
export type LoginForm = z.input<typeof loginForm>;

export const registerForm = z
  .object({
    username: usernameField,
    email: emailField,
    password: newPasswordField,
    confirm_password: confirmField,
    display_name: visibleLine({ max: displayNameLength.max, tooLong: authMessages.displayNameLong })
      .nullable()
      .default(null),
    invitation: invitationField,
  })
  .refine(agree, sameTwice)
  .meta({ id: "RegisterForm" });

export const changeEmailForm = z
  .object({ email: emailField, current_password: passwordField })
  .meta({ id: "ChangeEmailForm" });

export const changePasswordForm = z
  .object({
    current_password: passwordField,
    password: newPasswordField,
    confirm_password: confirmField,
  })
  .refine(agree, sameTwice)
  .meta({ id: "ChangePasswordForm" });

export const resetPasswordForm = z
  .object({
    token: line({ required: "The token is missing.", max: 4_096 }),
    password: newPasswordField,
    confirm_password: confirmField,
  })
  .refine(agree, sameTwice)
  .meta({ id: "ResetPasswordForm" });
