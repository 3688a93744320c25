import type { EmailTexts, NewsLine } from "./template.ts";

const newsLine = (line: NewsLine): string => {
  switch (line.kind) {
    case "story_approved":
      return `An editor has read “${line.title}” and published it.`;
    case "story_returned":
      return `An editor has read “${line.title}” and asks you to look at it once more.`;
    case "story_updated":
      return `“${line.title}”, which you bookmarked, has new scenes.`;
    case "correction_accepted":
      return `The author of “${line.title}” has taken a correction of yours.`;
    case "line_answered":
      return `The author of “${line.title}” has written an answer to a line of yours.`;
    case "task_completed":
      return line.count === 1
        ? `You have done a task, and it brought ${line.coins} coins.`
        : `You have done ${line.count} tasks, and they brought ${line.coins} coins.`;
  }
};

const closing = "Your hosts at Katha";
const greeting = (name: string) => (name === "" ? "Namaste," : `Namaste ${name},`);

export const english: EmailTexts = {
  verify_email: (name) => ({
    subject: "Confirm your email for Katha",
    greeting: greeting(name),
    before: ["The lamps are lit and a place is kept for you. Tell us that this email is yours:"],
    action: "Confirm my email",
    after: [
      "The link is good once, and for 24 hours. After that, ask for a new one at the same place.",
      "You never signed up for Katha? Then there is nothing to do.",
    ],
    closing,
  }),
  reset_password: (name) => ({
    subject: "Choose a new password for Katha",
    greeting: greeting(name),
    before: ["Somebody asked for a new password for your account. If it was you, choose it here:"],
    action: "Choose a new password",
    after: [
      "The link is good once, and for 30 minutes.",
      "It was not you? Then leave it be: your password stays as it is.",
    ],
    closing,
  }),
  confirm_browser: (name) => ({
    subject: "Is this you, signing in to Katha?",
    greeting: greeting(name),
    before: [
      "Somebody has been guessing at your password, so new browsers are kept out for now. If you are signing in yourself, open this link in the same browser:",
    ],
    action: "Let this browser sign in",
    after: [
      "The link is good once, and for 30 minutes. Your password is asked for as always.",
      "It was not you? Then leave it be: nobody gets in without your password.",
    ],
    closing,
  }),
  password_changed: (name) => ({
    subject: "Your Katha password was changed",
    greeting: greeting(name),
    before: [
      "Your password was changed just now, and all your devices are signed out. Your stories are safe.",
      "It was not you? Then choose a new one at once:",
    ],
    action: "Choose a new password",
    after: [],
    closing,
  }),
  password_changed_here: (name) => ({
    subject: "You have changed your Katha password",
    greeting: greeting(name),
    before: [
      "Your password was changed just now by somebody who knew the old one, and your other devices are signed out.",
      "It was not you? Then choose a new one at once:",
    ],
    action: "Choose a new password",
    after: [],
    closing,
  }),
  change_email: (name) => ({
    subject: "Is this your new email for Katha?",
    greeting: greeting(name),
    before: ["Somebody wants to use this email for a Katha account. If it was you, say so here:"],
    action: "Use this email",
    after: [
      "The link is good once, and for 24 hours. Until then the account keeps its old email.",
      "It was not you? Then there is nothing to do.",
    ],
    closing,
  }),
  email_change_asked: (name) => ({
    subject: "Somebody wants to move your Katha account to another email",
    greeting: greeting(name),
    before: [
      "Somebody who knows your password has just asked to move your account to another email. It moves as soon as the link that we sent there is opened.",
      "It was not you? Then choose a new password at once, and that link is void:",
    ],
    action: "Choose a new password",
    after: [],
    closing,
  }),
  email_changed: (name) => ({
    subject: "Your Katha account has another email now",
    greeting: greeting(name),
    before: [
      "Your account has moved to another email, and this is the last letter that comes here.",
      "It was not you? Then tell the people who run this Katha at once.",
    ],
    after: [],
    closing,
  }),
  story_approved: (name, { story: { title } }) => ({
    subject: `“${title}” is on the shelves`,
    greeting: greeting(name),
    before: [`An editor has read “${title}” and published it. From now on everybody can play it:`],
    action: "See my story",
    after: ["Thank you for telling it."],
    closing,
  }),
  story_returned: (name, { story: { title, reason } }) => ({
    subject: `“${title}” is back on your desk`,
    greeting: greeting(name),
    before: [
      `An editor has read “${title}” and asks you to look at it once more. This is what they wrote:`,
      reason,
    ],
    action: "Open my stories",
    after: ["When you have changed it, publish it again: it will be read anew."],
    closing,
  }),
  second_factor_added: (name) => ({
    subject: "A second factor was added to your Katha account",
    greeting: greeting(name),
    before: [
      "An authenticator app or a passkey was added to your account just now, by somebody who proved to be you. Signing in asks for it from now on. Keep your recovery codes where you would find them without your telephone.",
      "It was not you? Then choose a new password at once, and tell the people who run this Katha: they can remove it.",
    ],
    action: "Choose a new password",
    after: [],
    closing,
  }),
  second_factor_removed: (name) => ({
    subject: "A second factor was removed from your Katha account",
    greeting: greeting(name),
    before: [
      "An authenticator app or a passkey was removed from your account just now, by somebody who proved to be you.",
      "It was not you? Then choose a new password at once:",
    ],
    action: "Choose a new password",
    after: [],
    closing,
  }),
  second_factors_reset: (name) => ({
    subject: "The second factors of your Katha account were removed",
    greeting: greeting(name),
    before: [
      "The people who run this Katha have removed all second factors and recovery codes of your account. Your password is enough to sign in until you add new ones on your account page.",
      "You did not ask for it? Then choose a new password at once, and write to them:",
    ],
    action: "Choose a new password",
    after: [],
    closing,
  }),
  second_factor_guessed: (name) => ({
    subject: "Somebody knows your Katha password",
    greeting: greeting(name),
    before: [
      "Ten wrong codes in a row were entered for your account, after its right password. Nobody got in. If it was not you, somebody knows your password: choose a new one at once.",
    ],
    action: "Choose a new password",
    after: [
      "You were mistyping codes yourself? Wait a while, or use a recovery code or a passkey. If the codes of your app are never right, look at your telephone's clock.",
    ],
    closing,
  }),
  recovery_code_used: (name) => ({
    subject: "A recovery code of your Katha account was used",
    greeting: greeting(name),
    before: [
      "One of your recovery codes was used just now. Each is good once; your account page says how many are left, and makes new ones.",
      "It was not you? Then choose a new password at once:",
    ],
    action: "Choose a new password",
    after: [],
    closing,
  }),
  recovery_codes_renewed: (name) => ({
    subject: "Your Katha account has new recovery codes",
    greeting: greeting(name),
    before: [
      "Your account has new recovery codes, and the old ones open nothing any more.",
      "It was not you? Then choose a new password at once:",
    ],
    action: "Choose a new password",
    after: [],
    closing,
  }),
  personal_token_made: (name) => ({
    subject: "A token for other software was made for your Katha account",
    greeting: greeting(name),
    before: [
      "Somebody who knows your password made a token just now, with which other software gets into your account until it ends. It is listed on your account page, where you can end it at any time.",
      "It was not you? Then choose a new password at once: that ends all tokens, too.",
    ],
    action: "Choose a new password",
    after: [],
    closing,
  }),
  account_suspended: (name, { suspension: { reason, until } }) => ({
    subject: "Your Katha account is suspended",
    greeting: greeting(name),
    before: [
      `The people who run this Katha have suspended your account until ${until ?? "they lift it"}. This is what they wrote:`,
      reason,
      "You are signed out everywhere and cannot sign in until then. Nothing was deleted, and your published stories stay where they are.",
      "If you think that this is wrong, or want a copy of your data or the account deleted, write to them. The privacy policy says how:",
    ],
    action: "Open the privacy policy",
    after: [],
    closing,
  }),
  suspension_lifted: (name) => ({
    subject: "Your Katha account is open again",
    greeting: greeting(name),
    before: [
      "The people who run this Katha have lifted the suspension of your account. All is as you left it; sign in as always:",
    ],
    action: "Sign in",
    after: [],
    closing,
  }),
  news: (name, { news: { lines, more } }) => ({
    subject: "Your news from Katha",
    greeting: greeting(name),
    before: [
      "This happened while you were away:",
      ...lines.map(newsLine),
      ...(more > 0 ? [`And ${more} more.`] : []),
    ],
    action: "Read my news",
    after: [
      "You asked for this letter. How often it comes, or that it does not come, is chosen on your account page.",
    ],
    stop: "No more letters with news",
    closing,
  }),
  farewell: (name) => ({
    subject: "Your Katha account is deleted",
    greeting: greeting(name),
    before: [
      "Your account and all that was yours alone are gone, as you asked.",
      "Thank you for the evenings. The door stays open.",
    ],
    after: [],
    closing,
  }),
};
