import type { Impossible } from "../language.ts";

export const impossible: Impossible = {
  inventions: [
    "পিৎজা পিজা মোবাইল ফোন কম্পিউটার ইন্টারনেট হেলিকপ্টার রকেট রোবট ড্রোন বোমা বন্দুক ড্রাগন সুপারম্যান ব্যাটম্যান",
  ],
};
