export {
  anotherPart,
  faults,
  politely,
  tokensOf,
  type Behaviour,
  type Fault,
} from "./behaviour.ts";
export { dot } from "./images.ts";
export { openFakeOpenAi, type Asked, type FakeOpenAi, type FakeOptions } from "./server.ts";
