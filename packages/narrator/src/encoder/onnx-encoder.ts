import { readdir, readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { z } from "zod";
import type { Encoder } from "./encoder.ts";
import { tokenizerOf, type Tokenizer } from "./tokenizer.ts";

interface Tensor {
  data: unknown;
  dims: readonly number[];
}
interface Session {
  inputNames: readonly string[];
  outputNames: readonly string[];
  run: (inputs: Record<string, Tensor>) => Promise<Record<string, Tensor>>;
  release: () => Promise<void>;
}
/** What is used of onnxruntime-node, which nobody has to install who has no encoder. */
export interface OnnxRuntime {
  Tensor: new (type: "int64", numbers: BigInt64Array, dims: readonly number[]) => Tensor;
  InferenceSession: { create: (file: string) => Promise<Session> };
}

const runtimeName = "onnxruntime-node";
/** A typed line and a choice are much shorter. */
const mostPieces = 256;
const together = 32;

/** The runtime that stands beside the model, in its node_modules, or else the one that is installed. */
async function runtimeFor(folder: string): Promise<OnnxRuntime> {
  const beside = createRequire(path.join(folder, "model.cjs"));
  let file = runtimeName;
  try {
    file = pathToFileURL(beside.resolve(runtimeName)).href;
  } catch {
    // Not there: the import below looks among the installed packages.
  }
  try {
    const loaded = (await import(file)) as { default: OnnxRuntime };
    return loaded.default;
  } catch (error) {
    throw new Error(
      `The encoder in ${folder} needs ${runtimeName}. Run \`npm install ${runtimeName}\` in that folder, or leave the encoder out.`,
      { cause: error },
    );
  }
}

/** The model's file in a folder or in its `onnx` folder; the smallest by name where there are several. */
async function modelIn(folder: string): Promise<string> {
  for (const place of [folder, path.join(folder, "onnx")]) {
    const names = await readdir(place).catch((): string[] => []);
    const [model] = names.filter((name) => name.endsWith(".onnx")).toSorted();
    if (model !== undefined) return path.join(place, model);
  }
  throw new Error(`There is no .onnx file in ${folder}, nor in its folder onnx.`);
}

const poolingFile = z.object({ pooling_mode_cls_token: z.boolean().default(false) });

/** How a sentence's vector comes from those of its pieces: the first one, or the middle of all. */
async function isFirstPieceIn(folder: string): Promise<boolean> {
  const text = await readFile(path.join(folder, "1_Pooling/config.json"), "utf8").catch(() => "{}");
  return poolingFile.parse(JSON.parse(text)).pooling_mode_cls_token;
}

function unitOf(vector: Float32Array): Float32Array {
  const size = Math.hypot(...vector) || 1;
  return vector.map((one) => one / size);
}

/** One sentence's vector out of those of all pieces of all sentences. */
function pooled(
  { data, dims }: { data: Float32Array; dims: readonly number[] },
  row: number,
  pieces: number,
): Float32Array {
  const [, width = 0, size = 0] = dims;
  const sum = new Float32Array(size);
  for (let piece = 0; piece < pieces; piece += 1) {
    const from = (row * width + piece) * size;
    for (let at = 0; at < size; at += 1) sum[at] = (sum[at] ?? 0) + (data[from + at] ?? 0);
  }
  return unitOf(sum);
}

interface Model {
  session: Session;
  runtime: OnnxRuntime;
  tokens: Tokenizer;
  isFirstPiece: boolean;
}

async function encoded(
  { session, runtime, tokens, isFirstPiece }: Model,
  texts: readonly string[],
): Promise<Float32Array[]> {
  const rows = texts.map(tokens);
  const width = Math.max(1, ...rows.map((row) => row.length));
  const dims = [rows.length, width];
  const filled = (number: (row: readonly number[], at: number) => number) =>
    new runtime.Tensor(
      "int64",
      BigInt64Array.from(
        rows.flatMap((row) => Array.from({ length: width }, (_, at) => BigInt(number(row, at)))),
      ),
      dims,
    );
  const inputs: Readonly<Record<string, () => Tensor>> = {
    input_ids: () => filled((row, at) => row[at] ?? 0),
    attention_mask: () => filled((row, at) => Number(at < row.length)),
    token_type_ids: () => filled(() => 0),
  };
  const output = await session.run(
    Object.fromEntries(
      session.inputNames.flatMap((name) => {
        const tensor = inputs[name]?.();
        return tensor === undefined ? [] : [[name, tensor]];
      }),
    ),
  );
  const name = session.outputNames.includes("last_hidden_state")
    ? "last_hidden_state"
    : (session.outputNames[0] ?? "");
  const hidden = output[name];
  if (!(hidden?.data instanceof Float32Array) || hidden.dims.length !== 3)
    throw new TypeError(
      `The encoder answered with something else than vectors of pieces: ${name}.`,
    );
  const { data, dims: shape } = hidden;
  return rows.map((row, at) => pooled({ data, dims: shape }, at, isFirstPiece ? 1 : row.length));
}

/**
 * The sentence encoder of a folder: an ONNX model beside its `tokenizer.json`, as Hugging Face keeps them. The runtime
 * is imported only here.
 */
export async function onnxEncoder(folder: string, given?: OnnxRuntime): Promise<Encoder> {
  const [file, json, isFirstPiece] = await Promise.all([
    modelIn(folder),
    readFile(path.join(folder, "tokenizer.json"), "utf8"),
    isFirstPieceIn(folder),
  ]);
  const tokens = tokenizerOf(JSON.parse(json), mostPieces);
  const runtime = given ?? (await runtimeFor(folder));
  const session = await runtime.InferenceSession.create(file);
  const model = { session, runtime, tokens, isFirstPiece };
  return {
    encode: async (texts) => {
      const vectors: Float32Array[] = [];
      for (let from = 0; from < texts.length; from += together)
        vectors.push(...(await encoded(model, texts.slice(from, from + together))));
      return vectors;
    },
    close: () => session.release(),
  };
}
