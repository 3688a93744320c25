/** A value of GGUF's metadata; numbers are unsigned 32-bit integers, and `float` marks what is not. */
export type GgufValue =
  | string
  | boolean
  | number
  | { float: number }
  | readonly string[]
  | Int32Array;

export interface GgufTensor {
  name: string;
  /** The fastest first. */
  shape: readonly number[];
  bytes: Uint8Array;
}

const f32Type = 0;
const valueTypes = { u32: 4, i32: 5, f32: 6, bool: 7, string: 8, array: 9 } as const;
const alignment = 32;

const u32 = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
};
const u64 = (value: number) => {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64LE(BigInt(value));
  return bytes;
};
const f32 = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeFloatLE(value);
  return bytes;
};
function text(value: string): Buffer {
  const bytes = Buffer.from(value);
  return Buffer.concat([u64(bytes.length), bytes]);
}

function valueBytes(value: GgufValue): Buffer {
  if (typeof value === "string") return Buffer.concat([u32(valueTypes.string), text(value)]);
  if (typeof value === "boolean")
    return Buffer.concat([u32(valueTypes.bool), Buffer.from([Number(value)])]);
  if (typeof value === "number") return Buffer.concat([u32(valueTypes.u32), u32(value)]);
  if (value instanceof Int32Array)
    return Buffer.concat([
      ...[valueTypes.array, valueTypes.i32].map(u32),
      u64(value.length),
      Buffer.from(value.buffer, value.byteOffset, value.byteLength),
    ]);
  if ("float" in value) return Buffer.concat([u32(valueTypes.f32), f32(value.float)]);
  return Buffer.concat([
    ...[valueTypes.array, valueTypes.string].map(u32),
    u64(value.length),
    ...value.map(text),
  ]);
}

const padding = (length: number) => Buffer.alloc((alignment - (length % alignment)) % alignment);

/** A model's file, as llama.cpp reads it. */
export function ggufFile(
  metadata: Readonly<Record<string, GgufValue>>,
  tensors: readonly GgufTensor[],
): Buffer {
  const parts = [
    Buffer.from("GGUF"),
    u32(3),
    u64(tensors.length),
    u64(Object.keys(metadata).length),
    ...Object.entries(metadata).flatMap(([key, value]) => [text(key), valueBytes(value)]),
  ];
  let offset = 0;
  for (const { name, shape, bytes } of tensors) {
    parts.push(text(name), u32(shape.length), ...shape.map(u64), u32(f32Type), u64(offset));
    offset += bytes.length + padding(bytes.length).length;
  }
  const head = Buffer.concat(parts);
  const aligned = [head, ...tensors.map(({ bytes }) => bytes)];
  return Buffer.concat(aligned.flatMap((bytes) => [bytes, padding(bytes.length)]));
}
