export { similarity, type Encoder } from "./encoder.ts";
export { onnxEncoder } from "./onnx-encoder.ts";
