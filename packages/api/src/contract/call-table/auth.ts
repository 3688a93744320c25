import { defineCalls } from "./define-calls.ts";

export const authCalls = defineCalls("auth", {
  register: { method: "POST", path: "/auth/register", access: "anyone" },
  login: { method: "POST", path: "/auth/login", access: "anyone" },
  signInWays: { method: "GET", path: "/auth/ways", access: "anyone" },
  googleSignIn: { method: "POST", path: "/auth/google-id-token", access: "anyone" },
  proveSecondFactor: { method: "POST", path: "/auth/second-factor", access: "anyone" },
  logout: { method: "POST", path: "/auth/logout", access: "user" },
  forgotPassword: { method: "POST", path: "/auth/forgot-password", access: "anyone" },
  resetPassword: { method: "POST", path: "/auth/reset-password", access: "anyone" },
  askForBrowserLink: { method: "POST", path: "/auth/browser-link", access: "anyone" },
  confirmBrowser: { method: "POST", path: "/auth/confirm-browser", access: "anyone" },
  verifyEmail: { method: "GET", path: "/auth/verify-email", access: "anyone", budget: "write" },
  resendVerification: { method: "POST", path: "/auth/resend-verification", access: "anyone" },
});
