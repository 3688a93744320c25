import { byteLetters, chatMarks, chatTemplate } from "./byte-letters.ts";
import { ggufFile, type GgufTensor } from "./gguf.ts";

const inLetters = (text: string) =>
  Array.from(Buffer.from(text), (byte) => byteLetters[byte] ?? "");

/** A byte-level tokenizer that also knows these words, by merges from the left. */
function tokenizerOf(words: readonly string[]) {
  const tokens = [...byteLetters];
  const merges: string[] = [];
  for (const word of words) {
    let joined = "";
    for (const letter of inLetters(word)) {
      const longer = joined + letter;
      if (joined !== "" && !tokens.includes(longer)) {
        merges.push(`${joined} ${letter}`);
        tokens.push(longer);
      }
      joined = longer;
    }
  }
  const known = tokens.length;
  const all = [...tokens, ...chatMarks];
  const idOf = (piece: string) => all.indexOf(piece);
  return {
    tokens: all,
    merges,
    kinds: Int32Array.from(all, (_, at) => (at < known ? 1 : 3)),
    idOf,
    idOfText: (text: string) => idOf(inLetters(text).join("")),
  };
}

/** One token's vector is the axis of its number, so that what follows a token is a row of one column. */
function matrix(width: number, height: number, ones: readonly [row: number, column: number][]) {
  const cells = new Float32Array(width * height);
  for (const [row, column] of ones) cells[row * width + column] = 1;
  return new Uint8Array(cells.buffer);
}

/**
 * A whole model of one layer, which tells one passage whatever it is asked: attention adds nothing, and the last matrix
 * says which word follows which. Its words are each told once.
 */
export function tellingModel(passage: string): Buffer {
  const words = passage.match(/ ?[^ ]+/g) ?? [];
  if (new Set(words).size !== words.length) throw new Error("A word stands twice in the passage.");
  const { tokens, merges, kinds, idOf, idOfText } = tokenizerOf(words);
  const end = idOf("<|im_end|>");
  const chain = [idOfText("\n"), ...words.map(idOfText), end];
  const width = Math.ceil(tokens.length / 64) * 64;
  const heads = 2;
  const inner = 64;
  const f32 = (name: string, shape: readonly number[], bytes: Uint8Array): GgufTensor => ({
    name,
    shape,
    bytes,
  });
  const ones = (name: string) =>
    f32(name, [width], new Uint8Array(new Float32Array(width).fill(1).buffer));
  const zeros = (name: string, from: number, to: number) =>
    f32(name, [from, to], matrix(from, to, []));
  return ggufFile(
    {
      "general.architecture": "llama",
      "general.name": "One passage",
      "llama.context_length": 65_536,
      "llama.embedding_length": width,
      "llama.block_count": 1,
      "llama.feed_forward_length": inner,
      "llama.attention.head_count": heads,
      "llama.attention.head_count_kv": heads,
      "llama.rope.dimension_count": width / heads,
      "llama.attention.layer_norm_rms_epsilon": { float: 1e-6 },
      "llama.vocab_size": tokens.length,
      "tokenizer.ggml.model": "gpt2",
      "tokenizer.ggml.pre": "qwen2",
      "tokenizer.ggml.tokens": tokens,
      "tokenizer.ggml.token_type": kinds,
      "tokenizer.ggml.merges": merges,
      "tokenizer.ggml.bos_token_id": idOf("<|im_start|>"),
      "tokenizer.ggml.eos_token_id": end,
      "tokenizer.ggml.add_bos_token": false,
      "tokenizer.chat_template": chatTemplate,
    },
    [
      f32(
        "token_embd.weight",
        [width, tokens.length],
        matrix(
          width,
          tokens.length,
          tokens.map((_, id) => [id, id]),
        ),
      ),
      f32(
        "output.weight",
        [width, tokens.length],
        matrix(
          width,
          tokens.length,
          chain.slice(1).map((id, at) => [id, chain[at] ?? 0]),
        ),
      ),
      ones("output_norm.weight"),
      ones("blk.0.attn_norm.weight"),
      zeros("blk.0.attn_q.weight", width, width),
      zeros("blk.0.attn_k.weight", width, width),
      zeros("blk.0.attn_v.weight", width, width),
      zeros("blk.0.attn_output.weight", width, width),
      ones("blk.0.ffn_norm.weight"),
      zeros("blk.0.ffn_gate.weight", width, inner),
      zeros("blk.0.ffn_up.weight", width, inner),
      zeros("blk.0.ffn_down.weight", inner, width),
    ],
  );
}
