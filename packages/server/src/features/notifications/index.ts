export { notificationAccountData } from "./account-data.ts";
export { registerOneClick } from "./letters/one-click.ts";
export { stopLinks } from "./letters/stop-letters.ts";
export { notify } from "./notify.ts";
export { countUnread, removeUnread } from "./repo.ts";
export { tellAnswered, tellOfChange } from "./story-changed.ts";
