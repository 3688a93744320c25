// Made from the contract by `npm run readers`.

export interface Tastes {
  /** In which one reads stories; none: in any */
  languages: ("en" | "hi" | "bn" | "te" | "mr" | "ta" | "ur" | "gu" | "kn" | "ml")[];
  /** Which one likes; a category that is not there any more is left out */
  categories: string[];
}

export interface KeptTastes {
  /** Null until the user has answered */
  tastes: Tastes | null;
}
