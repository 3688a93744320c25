export { folderCarrier, smtpCarrier, type Carrier, type WrittenMail } from "./carriers.ts";
export { postLetter, type OutboxNeeds } from "./outbox.ts";
export { mailJobs, type LinkTo } from "./send.ts";
export type { LetterKind } from "./letters/letter.ts";
