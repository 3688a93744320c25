import type { Katha } from "../language.ts";

export const katha: Katha = {
  yes: ["ஆமாம்", "ஆம்", "சரி", "அதுதான்", "இதுதான்", "aamaam", "aamam", "aam", "sari", "athuthaan"],
  no: ["இல்லை", "வேண்டாம்", "illai", "illa", "vendam", "venaam"],
  harm: ["^ தற்கொலை~", "நான் ..3 தற்கொலை~"],
};
