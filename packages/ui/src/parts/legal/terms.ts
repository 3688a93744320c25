import type { LegalDocument } from "./document.ts";

export const terms: LegalDocument = {
  name: "terms",
  sections: [
    {
      id: "introduction",
      title: "Introduction",
      body: [
        "Katha is a library of stories that listen. You read a passage, you decide, and the story goes on from what you decided; some of what you read may be written while you wait, by a language model, where one is connected. These terms say what you may expect of us, and what we ask of you.",
        "“Katha”, “we” and “us” mean whoever runs the site on which you read this. “Services” means that site and everything on it: the stories, the play sessions, the workshop where stories are made, and the accounts.",
      ],
    },
    {
      id: "acceptance",
      title: "Acceptance of Terms",
      body: [
        "By opening an account, by playing a story, or by otherwise using the Services you accept these terms and our Privacy Policy. If you do not accept them, please do not use the Services; you may read the public pages without an account.",
        "If you use the Services for an organisation, you say that you may accept these terms in its name, and “you” then means the organisation too.",
      ],
    },
    {
      id: "who-may-use",
      title: "Who May Use the Services",
      body: [
        "You must be at least 13 years old. If you are under 18, you may use the Services only with the consent of a parent or guardian who has read these terms and answers for your use. Where the law of your country asks for a higher age, that age holds.",
        "Stories carry a rating: Everyone, Family, Teen (13+) or Mature (17+). Ratings are given with care, but a story that answers you can take turns that its author did not foresee. Please choose for yourself, and for those in your care, with that in mind.",
      ],
    },
    {
      id: "accounts",
      title: "User Accounts",
      body: [
        "To play, to keep stories and to write them you need an account. You promise that what you tell us when you open it is true, that you will keep your password to yourself, and that you will let us know if you think somebody else has it. What is done through your account is taken to be done by you until you tell us otherwise.",
        "When you use the Services, you agree not to:",
        [
          "write, ask for or spread anything unlawful, anything that sexualises children, or anything that threatens or harasses a real person;",
          "publish what is not yours to publish;",
          "try to get into another person’s account or sessions, or to go around prices, limits or safety measures;",
          "burden the Services with automated requests, or copy stories from them in bulk.",
        ],
        "Stories you write stay yours. By publishing one you let us show it, keep it, turn it into play sessions and pictures, and promote it within the Services, for as long as it is published. Play sessions already begun may be finished after you archive it.",
        "Passages and pictures that a model makes may be inaccurate, may resemble what it made for others, and are not advice of any kind. What you write into a play session remains yours; you let us process it so that the story can go on.",
        "You can download everything of yours, and delete your account, at any time. We may suspend or close an account that breaks these terms; unless the breach is grave, we will warn you first and tell you why.",
      ],
    },
    {
      id: "modifications",
      title: "Modifications",
      body: [
        "The Services change: stories come and go, models are replaced, prices in coins are adjusted. Before a price changes that you are about to pay, you see the new one.",
        "We may also change these terms. When a change matters, we say so on the site at least 14 days before it takes effect, and the date at the top of this page changes with it. If you go on using the Services after that day, you accept the new terms; if you would rather not, you can close your account before.",
      ],
    },
    {
      id: "refunds",
      title: "Refund Policy",
      body: [
        "Coins are how turns are counted. New players are given some, tasks pay more, and each turn told by a model or painted costs at most what is written beside its command; what the built-in storyteller tells costs none. Coins are not money: they cannot be exchanged for it, and they cannot be passed to another account.",
        "A turn that fails costs nothing: the coins held for it return at once, without your asking. A turn that was told is paid for, even if you undo it afterwards, since the work of telling it was done.",
        "Should we offer something for money, its price and its refund terms will be shown before you pay. Whatever the law gives you, such as a right to withdraw from a purchase, these terms do not take away.",
      ],
    },
    {
      id: "governing-law",
      title: "Governing Law",
      body: [
        "These terms are governed by the laws of India, without regard to rules that would lead to another law. If you use the Services as a consumer elsewhere, you keep the protection that the mandatory law of your country gives you.",
        "If we disagree, please write to us first; most things can be settled by a letter. What cannot is for the courts that have jurisdiction where the Services are run.",
        "The Services are offered as they are. As far as the law allows, we are not liable for losses we could not foresee, or for what a model made up. Nothing here limits liability for intent, for gross negligence, or where the law forbids such a limit. If one of these terms does not hold, the others do.",
      ],
    },
  ],
};
