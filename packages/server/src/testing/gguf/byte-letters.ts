/** GPT-2's letters for bytes: those that can be read stand for themselves, the others for letters from U+0100 on. */
function letterOfByte(): string[] {
  const readable = (byte: number) =>
    (byte >= 33 && byte <= 126) || (byte >= 161 && byte <= 172) || byte >= 174;
  let next = 256;
  return Array.from({ length: 256 }, (_, byte) =>
    String.fromCodePoint(readable(byte) ? byte : next++),
  );
}
export const byteLetters: readonly string[] = letterOfByte();

/** The marks of a chat, and how one is written with them. */
export const chatMarks = ["<|im_start|>", "<|im_end|>"] as const;
export const chatTemplate =
  "{% for message in messages %}<|im_start|>{{ message.role }}\n{{ message.content }}<|im_end|>\n{% endfor %}" +
  "{% if add_generation_prompt %}<|im_start|>assistant\n{% endif %}";
