import { defineCalls } from "./define-calls.ts";

export const userCalls = defineCalls("users", {
  me: { method: "GET", path: "/auth/me", access: "user" },
  updateMe: { method: "PATCH", path: "/auth/me", access: "user" },
  changePassword: { method: "PUT", path: "/auth/password", access: "user" },
  changeEmail: { method: "PUT", path: "/auth/email", access: "user" },
  listSignIns: { method: "GET", path: "/auth/sessions", access: "user" },
  endSignIn: { method: "DELETE", path: "/auth/sessions/{id}", access: "user" },
  endAllSignIns: { method: "DELETE", path: "/auth/sessions", access: "user" },
  exportAccount: { method: "GET", path: "/auth/me/export", access: "user", budget: "export" },
  readStorage: { method: "GET", path: "/auth/me/storage", access: "user", budget: "storage" },
  deleteUnusedPictures: { method: "DELETE", path: "/auth/me/storage/pictures", access: "user" },
  readOwnKey: { method: "GET", path: "/auth/me/key", access: "user" },
  keepOwnKey: { method: "PUT", path: "/auth/me/key", access: "user", budget: "ownKey" },
  listOwnModels: { method: "GET", path: "/auth/me/key/models", access: "user", budget: "ownKey" },
  chooseOwnModel: { method: "PUT", path: "/auth/me/key/model", access: "user", budget: "ownKey" },
  forgetOwnKey: { method: "DELETE", path: "/auth/me/key", access: "user" },
  deleteAccount: { method: "DELETE", path: "/auth/me", access: "user" },
});
