import type { TellingSkill } from "@katha/api/contract";

/** Billions of parameters, where a name tells them: `qwen3:8b`, `Llama-3.3-70B-Instruct`, `mixtral-8x7b`. */
export function billionsIn(name: string): number | null {
  const [, experts, size] =
    /(?:^|[^a-z\d])(?:(\d{1,2})x)?(\d{1,4}(?:\.\d{1,2})?)b(?![a-z\d])/i.exec(name) ?? [];
  if (size !== undefined) return Number(size) * Number(experts ?? 1);
  const [, millions] = /(?:^|[^a-z\d])(\d{2,3})m(?![a-z\d])/i.exec(name) ?? [];
  return millions === undefined ? null : Number(millions) / 1_000;
}

const embeds = /embed|bge-|minilm|e5-|gte-|rerank|nomic/i;
const hears = /whisper|tts|transcri|audio|speech|moderation|realtime/i;
const paints = /dall-e|gpt-image|stable-?diffusion|sdxl|flux|imagen|-image\b/i;
const writesCode = /coder|codestral|starcoder|code-?llama|deepseek-coder/i;

export function kindOf(name: string): "text" | "image" | "other" {
  if (embeds.test(name) || hears.test(name)) return "other";
  return paints.test(name) ? "image" : "text";
}

/** Families whose makers name Hindi among their languages, or that were heard to tell in it. */
const ofManyLanguages =
  /gemma|qwen|llama-?3|llama3|aya|command-r|mistral-(?:large|medium|small)|gpt|claude|gemini|sarvam|airavata|deepseek|kimi|glm/i;
/** Sold by key: large, though their makers tell no size. */
const large = /^(?:openai\/)?(?:gpt-|o\d)|claude|gemini|mistral-(?:large|medium)|command-r|grok/i;
const small = /nano|tiny/i;

/**
 * What a model can be expected to tell, by its size and its family. Sentences hold together in English from one billion
 * parameters on; Hindi can be read from three or four on, and reads well from twelve on.
 */
export function skillsOf(
  name: string,
  billions: number | null,
): Record<"english" | "hindi", TellingSkill> {
  if (kindOf(name) !== "text") return { english: "no", hindi: "no" };
  const knowsHindi = ofManyLanguages.test(name);
  if (billions === null) {
    if (!large.test(name)) return { english: "unknown", hindi: "unknown" };
    return { english: "well", hindi: small.test(name) ? "with_care" : "well" };
  }
  const english =
    billions < 1 ? "no" : billions < 3 || writesCode.test(name) ? "with_care" : "well";
  if (billions < 3) return { english, hindi: "no" };
  if (!knowsHindi) return { english, hindi: billions < 30 ? "no" : "with_care" };
  return { english, hindi: billions < 12 ? "with_care" : "well" };
}
