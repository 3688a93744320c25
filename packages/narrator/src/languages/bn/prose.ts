import type { Prose } from "../language.ts";

export const prose: Prose = {
  // Verbs of saying, as they stand behind whoever says it.
  says: ["বলল বললেন বলে বলেন বলছে বলেছিল বলেছে জিজ্ঞেস জিজ্ঞাসা ডাকল ডাকলেন চেঁচিয়ে ফিসফিস"],
  // Beginnings of other verbs that somebody present does.
  does: ["এল এলেন আসে আসেন এসেছে বসল বসলেন বসে দাঁড়া হাস উঠল উঠলেন তাকা ফিরল"],
  // Behind a name: it is spoken of, and does nothing.
  cases: ["আর ও এবং বা মতো কাছে সঙ্গে থেকে জন্য"],
  // What may stand behind a name.
  behindName: ["বাবু দাদা দিদি চাচা কাকা মাসি পিসি মা বাবা সাহেব ভাই"],
  // What may stand before whoever acts, and who is nobody in particular.
  small: [
    "সে তিনি তারা ওরা ও আমি তুমি আপনি আমরা কেউ সবাই দুজন দুজনে তখন তারপর আর কিন্তু এক একজন লোকটা",
    "মেয়েটা ছেলেটা কিছু কথা কে না এই সেই তাই যে",
  ],
};
