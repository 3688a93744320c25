// Made from the contract by `npm run readers`.

export interface UnreadNotifications {
  /** How many are unread */
  unread: number;
}

export interface PushDevice {
  id: string;
  /** As the browser names itself */
  device: string;
  isCurrent: boolean;
  /** Where its push service takes news; told to the device itself alone */
  endpoint: string | null;
  createdAt: string;
  /** When its push service last took news */
  pushedAt: string | null;
}

export interface PushDevices {
  /** What browsers subscribe with (`applicationServerKey`), in base64url */
  serverKey: string;
  devices: PushDevice[];
}

export interface Notification {
  id: string;
  kind:
    | "story_approved"
    | "story_returned"
    | "story_updated"
    | "task_completed"
    | "correction_accepted"
    | "line_answered";
  createdAt: string;
  isRead: boolean;
  /** Null for a task, and for a story that is deleted */
  story: {
    id: string;
    title: string;
    /** The user may read it now */
    isOpen: boolean;
  } | null;
  /** The play in which the line was typed, while there is one */
  sessionId: string | null;
  task: {
    /** The key of its words in the interface */
    code: string;
    title: string;
    coins: number;
  } | null;
  /** The line or the passage that it is about, or blank */
  excerpt: string;
}

export interface Notifications extends UnreadNotifications {
  notifications: Notification[];
  nextCursor: string | null;
}

export interface StoppedLetters {
  /** Which have stopped */
  kind: "news";
}
