import type { Reading } from "../language.ts";

export const reading: Reading = {
  // A sentence that begins so goes on about whoever the one before was about.
  pronouns: ["সে তার তাকে তারা তাদের ও ওর ওকে ওরা এ এর এটা ওটা সেটা তাতে সেখানে তিনি"],
  // A sentence that begins so follows from the one before.
  joins: ["তারপর আর কিন্তু তাই এখন তখন তবু এবং নইলে"],
  // They tell how something is, and not what happened to it.
  states: ["আছে ছিল ছিলেন নেই রয়েছে থাকে নয় হয়ে"],
};
