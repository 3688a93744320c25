import { defineGroup } from "./define-group.ts";

export const userCalls = defineGroup("users", "user", {
  me: { method: "GET", path: "/auth/me" },
  updateMe: { method: "PATCH", path: "/auth/me" },
  changePassword: { method: "PUT", path: "/auth/password" },
  changeEmail: { method: "PUT", path: "/auth/email" },
  listSignIns: { method: "GET", path: "/auth/sessions" },
  endSignIn: { method: "DELETE", path: "/auth/sessions/{id}" },
  endAllSignIns: { method: "DELETE", path: "/auth/sessions" },
  exportAccount: { method: "GET", path: "/auth/me/export", budget: "export" },
  readStorage: { method: "GET", path: "/auth/me/storage", budget: "storage" },
  deleteUnusedPictures: { method: "DELETE", path: "/auth/me/storage/pictures" },
  readOwnKey: { method: "GET", path: "/auth/me/key" },
  keepOwnKey: { method: "PUT", path: "/auth/me/key", budget: "ownKey" },
  listOwnKeyModels: { method: "GET", path: "/auth/me/key/models", budget: "ownKey" },
  chooseOwnKeyModel: { method: "PUT", path: "/auth/me/key/model", budget: "ownKey" },
  forgetOwnKey: { method: "DELETE", path: "/auth/me/key" },
  deleteAccount: { method: "DELETE", path: "/auth/me" },
});
