import type { LegalDocument } from "./document.ts";

export const privacy: LegalDocument = {
  name: "privacy",
  sections: [
    {
      id: "information",
      title: "Information We Collect",
      body: [
        "We keep what the stories need to know you again, and little else.",
        [
          "Your account: username, email address, display name and picture if you give them, whether the address is verified, and your password, which is kept only as a hash that cannot be turned back.",
          "If you sign in with Google, or with another way of signing in that this house offers: the identifier, name and email address that it vouches for.",
          "Your play: the sessions you began, each turn with what you wrote and what was answered, your choices, coins, experience, progress, likes and bookmarks.",
          "What you make: the stories you write, with their drafts and pictures.",
          "If you join the waitlist: the name and email address that you put down, the language you read in, and when you agreed. They are kept until premium has opened or you ask us to remove them, and deleted with your account if it has the same verified address.",
          "What every server sees: the address your request comes from, its time, and the page asked for, kept for a short time to keep the site up and abuse out.",
        ],
        "Your browser keeps the tokens of your session, your theme and your language in its own storage; a language that you choose we also learn by a cookie, so that pages come in it. We set no advertising cookies and use no trackers of others.",
        { said: "privacy.along" },
        { said: "privacy.alongUntil" },
        { said: "privacy.alongOthers" },
      ],
    },
    {
      id: "use",
      title: "How We Use It",
      body: [
        [
          "To let you in, and to send you letters you asked for: a verification, a new password.",
          "To go on with your story where you left it, and to write its next passage.",
          "To count coins and progress without mistakes, which is why every turn has a receipt.",
          "To find what is popular, by counting, and to keep the Services safe and in repair.",
        ],
        "We do not sell it, and we do not build profiles of you for advertising.",
      ],
    },
    {
      id: "sharing",
      title: "How It Is Shared",
      body: [
        "What you publish is public, with your display name. Counts of likes, plays and bookmarks are public without names.",
        "When you choose a model that is run by another company, the passage so far and what you write are sent to that company so that it can answer; your name and your email address are not. The built-in storyteller runs with us and sends nothing away.",
        "Where this house lets you bring a key of your own for such a company, they are sent under your account there, and the company bills you. The key is kept sealed and used for your own turns alone. It is shown to nobody, is not in your download, and goes when you remove it or delete your account.",
        "If you say that authors may see what their story could not answer, such lines are kept without your name, session or time of day, apart from everything else; lines with an address, a long number or your name in them are not kept at all. They go after 90 days. Nobody can tell afterwards that a line was yours, so we cannot take a single one back; you can stop at any time under Your Account.",
        "A correction that you send goes to the story's author with the day, and without your name. It is in your download, and goes when you delete your account, when the story is deleted, or 90 days after its author has settled it.",
        "News for you, such as a task that you did or an answer to a line of yours, is kept for 90 days, is in your download, and goes with your account. It is sent to your email address only if you choose so under Your Account, and a link in each such letter stops them without signing in.",
        "If you have news shown on a device, we keep the address that its browser gave for it, until you turn it off, sign out there or delete your account; it is in your download. The news then passes the push service of the browser's maker, which sees that something came for that browser, and when, but cannot read it.",
        "Where this house lets other software in, such as an assistant, a token that you make under Your Account lets it read and play as you, or help you write, and its maker sees what it asks for. We keep the token only as a hash, with its name and when it was last used, until it ends, you remove it or you delete your account; it is in your download.",
        "We use service providers for hosting and for mail, bound to use what they see for that alone. We hand information to authorities only where the law compels us to. If the Services pass to somebody else, your information passes with them under this policy, and you are told before.",
      ],
    },
    {
      id: "security",
      title: "Security",
      body: [
        "Passwords are hashed with Argon2. Access tokens live for minutes; the tokens that renew them are good for one use, and a stolen one ends the session it was stolen from. Connections to the site are encrypted wherever it is run over HTTPS.",
        "No system is beyond failing. If something happens to your information that puts you at risk, we will tell you and the authorities as the law asks, without delay.",
      ],
    },
    {
      id: "rights",
      title: "Your Rights",
      body: [
        "You can see and correct your account, download everything that is yours in one file, and delete your account, which takes your sessions and your personal data with it. Stories you published stay under “a former author” unless you choose to take them along.",
        "Depending on where you live you may also object to a use, ask that it be restricted, or complain to a data protection authority. Write to us and we will answer within 30 days.",
      ],
    },
    {
      id: "children",
      title: "Children Under 13",
      body: [
        "The Services are not for children under 13, and we do not knowingly keep information about them. If you believe that a child has given us some, tell us, and we will delete it. Those under 18 need the consent of a parent or guardian.",
      ],
    },
    {
      id: "transfers",
      title: "International Transfers",
      body: [
        "The Services may be run, and the model you choose may be run, in a country other than yours, where the law may protect information differently. Where your law asks for safeguards for such a transfer, we put them in place before it.",
      ],
    },
    {
      id: "changes",
      title: "Changes to This Policy",
      body: [
        "When this policy changes, the date at the top changes. When the change matters, we say so on the site at least 14 days before it takes effect.",
      ],
    },
    {
      id: "contact",
      title: "Contact",
      body: [
        "Questions about this policy, and requests under it, go to whoever runs this site. The fastest way is to write from the address of your account.",
      ],
    },
  ],
};
