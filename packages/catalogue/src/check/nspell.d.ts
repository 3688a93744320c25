declare module "nspell" {
  interface Speller {
    add: (word: string) => Speller;
    correct: (word: string) => boolean;
  }
  export default function nspell(dictionary: { aff: Uint8Array; dic: Uint8Array }): Speller;
}
