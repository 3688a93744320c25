import type { Answer, User } from "@katha/api";
import { idOf } from "./stories.ts";

export const reader: User = {
  id: idOf(600),
  username: "meera_7",
  email: "meera@example.org",
  displayName: "Meera",
  avatarUrl: null,
  isVerified: true,
  role: "player",
  createdAt: "2026-10-02T09:30:00.000Z",
  showsMature: false,
  sharesUnanswered: null,
  newsByEmail: "off",
  hasConfirmedAge: false,
};

/** The answer of `me`. */
export const signedInReader: Answer<"me"> = {
  ...reader,
  secondFactor: { isEnrolled: false, isRequired: false, isProved: false },
};

export const author: User = {
  ...reader,
  id: idOf(601),
  username: "fort_desk",
  displayName: "Kavya",
  role: "author",
};

export const admin: User = {
  ...reader,
  id: idOf(602),
  username: "asha",
  displayName: "Asha",
  role: "admin",
};

/** The tokens in the answer to a sign-in. */
export const tokens = {
  accessToken: "access",
  refreshToken: "refresh",
  tokenType: "bearer",
  expiresIn: 900,
} as const;

/** The devices on which the reader is signed in. */
export const signIns: Answer<"listSignIns"> = [
  {
    id: idOf(610),
    device: "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
    isCurrent: true,
    createdAt: "2026-11-01T08:00:00.000Z",
    lastUsedAt: "2026-11-20T06:20:00.000Z",
    expiresAt: "2026-12-20T06:20:00.000Z",
  },
  {
    id: idOf(611),
    device: "An e-reader with a name of its own",
    isCurrent: false,
    createdAt: "2026-09-02T08:00:00.000Z",
    lastUsedAt: "2026-09-30T19:00:00.000Z",
    expiresAt: "2026-12-02T08:00:00.000Z",
  },
];

const megabyte = 1_000_000;

/** The reader's storage: the room for stories is nearly full. */
export const accountStorage: Answer<"readStorage"> = {
  stories: { used: 61 * megabyte, limit: 64 * megabyte },
  versions: { used: 31.4 * megabyte, limit: 128 * megabyte },
  plays: { used: 5.2 * megabyte, limit: 64 * megabyte },
  pictures: { used: 88 * megabyte, limit: 256 * megabyte },
  unusedPictures: { count: 2, bytes: 3.1 * megabyte },
  largestPlays: [
    {
      sessionId: idOf(620),
      storyId: idOf(1),
      storyTitle: "The Salt Ferry",
      isBranch: false,
      bytes: 1.9 * megabyte,
      updatedAt: "2026-11-19T18:00:00.000Z",
    },
  ],
};
