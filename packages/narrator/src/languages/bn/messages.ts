import type { Messages } from "../language.ts";

/** What Katha says itself. */
export const messages: Messages = {
  meant: ["আপনি কি এটাই বলতে চেয়েছিলেন?", "এর মধ্যে কোনটা বলতে চেয়েছিলেন?"],
  which: "কোন দিকে?",
  neither: ["না, এটা নয়।", "এর কোনোটাই নয়।"],
  again: "তাহলে অন্য কথায় বলুন, অথবা বেছে নিন।",
  noted: "আপনি লিখে রেখেছেন:",
  // One line for everything that is said to Katha, until native speakers write the rest.
  answer: "গল্পের ভেতরে আপনি যা করেন বা বলেন, এখানে শুধু সেটাই ধরা হয়। নিজের কথায় বলুন, অথবা বেছে নিন।",
};
