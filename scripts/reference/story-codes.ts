/** The code of stories as Storybook's pages get it, by the story's id. */
export type StoryCodes = Readonly<
  Record<
    string,
    {
      readonly code: string;
      /** Whether it is a module that an app can take as it is. */
      readonly isWhole: boolean;
    }
  >
>;
