import { randomBytes } from "node:crypto";
import { open } from "node:fs/promises";
import { byteLetters, chatMarks, chatTemplate } from "./byte-letters.ts";
import { ggufHead, type GgufTensor } from "./gguf.ts";

/** The shape of a model: what it takes to compute depends on it, and on no weight. */
export interface ModelShape {
  layers: number;
  width: number;
  inner: number;
  heads: number;
  keyHeads: number;
  headWidth: number;
  words: number;
}

export const shapes = {
  "1.5B": {
    layers: 28,
    width: 1_536,
    inner: 8_960,
    heads: 12,
    keyHeads: 2,
    headWidth: 128,
    words: 151_936,
  },
  "4B": {
    layers: 36,
    width: 2_560,
    inner: 9_728,
    heads: 32,
    keyHeads: 8,
    headWidth: 128,
    words: 151_936,
  },
} as const satisfies Record<string, ModelShape>;

type Tensor = Omit<GgufTensor, "bytes"> & { length: number };

const blockWeights = 256;
const blockBytes = 144;

function tensorsOf(shape: ModelShape): Tensor[] {
  const { layers, width, inner, heads, keyHeads, headWidth, words } = shape;
  const ones = (name: string): Tensor => ({
    name,
    shape: [width],
    type: "F32",
    length: width * 4,
  });
  const weights = (name: string, from: number, to: number): Tensor => ({
    name,
    shape: [from, to],
    type: "Q4_K",
    length: ((from * to) / blockWeights) * blockBytes,
  });
  const layer = (at: number) => [
    ones(`blk.${at}.attn_norm.weight`),
    weights(`blk.${at}.attn_q.weight`, width, heads * headWidth),
    weights(`blk.${at}.attn_k.weight`, width, keyHeads * headWidth),
    weights(`blk.${at}.attn_v.weight`, width, keyHeads * headWidth),
    weights(`blk.${at}.attn_output.weight`, heads * headWidth, width),
    ones(`blk.${at}.ffn_norm.weight`),
    weights(`blk.${at}.ffn_gate.weight`, width, inner),
    weights(`blk.${at}.ffn_up.weight`, width, inner),
    weights(`blk.${at}.ffn_down.weight`, inner, width),
  ];
  return [
    weights("token_embd.weight", width, words),
    ones("output_norm.weight"),
    ...Array.from({ length: layers }, (_, at) => layer(at)).flat(),
  ];
}

/** Random weights, small enough for no number to run away: of each block the first two numbers are its scales. */
function randomBlocks(): Buffer {
  const blocks = randomBytes(blockBytes * 1_024);
  for (let at = 0; at < blocks.length; at += blockBytes) {
    blocks.writeUInt16LE(0x10_00, at);
    blocks.writeUInt16LE(0x14_00, at + 2);
  }
  return blocks;
}

function bytesOf({ type, length }: Tensor): Buffer {
  if (type === "F32") return Buffer.from(new Float32Array(length / 4).fill(1).buffer);
  return Buffer.alloc(length, randomBlocks());
}

/** Writes a model that tells nonsense as fast as a real one of its shape, in four bits a weight. */
export async function writeRandomModel(path: string, shape: ModelShape): Promise<void> {
  const { layers, width, inner, heads, keyHeads, headWidth, words } = shape;
  const filling = Array.from(
    { length: words - byteLetters.length - chatMarks.length },
    (_, at) => `Ġw${at}`,
  );
  const tokens = [...byteLetters, ...filling, ...chatMarks];
  const tensors = tensorsOf(shape);
  const head = ggufHead(
    {
      "general.architecture": "llama",
      "llama.context_length": 32_768,
      "llama.embedding_length": width,
      "llama.block_count": layers,
      "llama.feed_forward_length": inner,
      "llama.attention.head_count": heads,
      "llama.attention.head_count_kv": keyHeads,
      "llama.attention.key_length": headWidth,
      "llama.attention.value_length": headWidth,
      "llama.rope.dimension_count": headWidth,
      "llama.attention.layer_norm_rms_epsilon": { float: 1e-6 },
      "llama.vocab_size": words,
      "tokenizer.ggml.model": "gpt2",
      "tokenizer.ggml.pre": "qwen2",
      "tokenizer.ggml.tokens": tokens,
      "tokenizer.ggml.token_type": Int32Array.from(tokens, (_, at) =>
        at < words - chatMarks.length ? 1 : 3,
      ),
      "tokenizer.ggml.merges": [],
      "tokenizer.ggml.bos_token_id": words - 2,
      "tokenizer.ggml.eos_token_id": words - 1,
      "tokenizer.ggml.add_bos_token": false,
      "tokenizer.chat_template": chatTemplate,
    },
    tensors,
  );
  const file = await open(path, "w");
  try {
    await file.writeFile(head);
    // Every length is a multiple of the 32 bytes to which tensors are aligned.
    for (const tensor of tensors) await file.writeFile(bytesOf(tensor));
  } finally {
    await file.close();
  }
}
