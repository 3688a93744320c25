import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { similarity } from "./encoder.ts";
import { onnxEncoder, type OnnxRuntime } from "./onnx-encoder.ts";

const tokenizer = {
  normalizer: { lowercase: true },
  model: {
    type: "WordPiece",
    unk_token: "[UNK]",
    continuing_subword_prefix: "##",
    vocab: { "[UNK]": 0, lamp: 1, door: 2, take: 3 },
  },
};
const size = 4;

/** A model that answers of each piece with a vector along the axis of its number. */
function fakeRuntime() {
  const seen: { file?: string; rows: number[]; isReleased: boolean } = {
    rows: [],
    isReleased: false,
  };
  class Tensor {
    data: unknown;
    dims: readonly number[];
    constructor(_type: "int64", data: BigInt64Array, dims: readonly number[]) {
      this.data = data;
      this.dims = dims;
    }
  }
  const runtime: OnnxRuntime = {
    Tensor,
    InferenceSession: {
      create: (file) => {
        seen.file = file;
        return Promise.resolve({
          inputNames: ["input_ids", "attention_mask"],
          outputNames: ["last_hidden_state"],
          run: (inputs) => {
            const { data, dims = [] } = inputs["input_ids"] ?? {};
            const ids = [...(data as BigInt64Array)].map(Number);
            seen.rows.push(dims[0] ?? 0);
            const hidden = Float32Array.from(
              ids.flatMap((id) => Array.from({ length: size }, (_, at) => Number(at === id))),
            );
            const answer = { data: hidden, dims: [...dims, size] };
            return Promise.resolve({ last_hidden_state: answer });
          },
          release: () => {
            seen.isReleased = true;
            return Promise.resolve();
          },
        });
      },
    },
  };
  return { runtime, seen };
}

describe("an encoder of a folder", () => {
  let folder = "";
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), "katha-encoder-"));
    await mkdir(path.join(folder, "onnx"));
    await writeFile(path.join(folder, "onnx/model.onnx"), "");
    await writeFile(path.join(folder, "tokenizer.json"), JSON.stringify(tokenizer));
  });
  afterEach(() => rm(folder, { recursive: true }));

  test("makes a vector of length 1 of each text, whatever stands beside it", async () => {
    const { runtime, seen } = fakeRuntime();
    const encoder = await onnxEncoder(folder, runtime);
    const [short, long, other] = await encoder.encode(["lamp", "take the lamp door", "door"]);
    expect(seen.file).toBe(path.join(folder, "onnx/model.onnx"));
    expect(short).toEqual(Float32Array.of(0, 1, 0, 0));
    expect(long).toEqual(Float32Array.of(0.5, 0.5, 0.5, 0.5));
    expect(similarity(long ?? new Float32Array(), other ?? new Float32Array())).toBe(0.5);
    await encoder.close();
    expect(seen.isReleased).toBe(true);
  });

  test("takes the first piece where the model is made so", async () => {
    await mkdir(path.join(folder, "1_Pooling"));
    await writeFile(
      path.join(folder, "1_Pooling/config.json"),
      JSON.stringify({ pooling_mode_cls_token: true }),
    );
    const encoder = await onnxEncoder(folder, fakeRuntime().runtime);
    expect(await encoder.encode(["door lamp"])).toEqual([Float32Array.of(0, 0, 1, 0)]);
  });

  test("gives many texts in parts", async () => {
    const { runtime, seen } = fakeRuntime();
    const encoder = await onnxEncoder(folder, runtime);
    expect(await encoder.encode(Array.from({ length: 40 }, () => "lamp"))).toHaveLength(40);
    expect(seen.rows).toEqual([32, 8]);
    expect(await encoder.encode([])).toEqual([]);
  });

  test("says what is missing", async () => {
    await expect(onnxEncoder(folder)).rejects.toThrow(/npm install onnxruntime-node/u);
    await rm(path.join(folder, "onnx"), { recursive: true });
    await expect(onnxEncoder(folder)).rejects.toThrow(/There is no .onnx file in/u);
  });
});
