import { defineCalls } from "./define-calls.ts";

export const adminCalls = defineCalls("admin", {
  adminWaiting: { method: "GET", path: "/admin/waiting", access: "admin" },
  adminStories: { method: "GET", path: "/admin/stories", access: "admin" },
  listUsers: { method: "GET", path: "/admin/users", access: "admin" },
  changeRole: { method: "PUT", path: "/admin/users/{id}/role", access: "admin" },
  grantPremium: { method: "PUT", path: "/admin/users/{id}/premium", access: "admin" },
  removeUserSecondFactors: {
    method: "DELETE",
    path: "/admin/users/{id}/second-factors",
    access: "admin",
  },
  suspendUser: { method: "PUT", path: "/admin/users/{id}/suspension", access: "admin" },
  liftSuspension: { method: "DELETE", path: "/admin/users/{id}/suspension", access: "admin" },
  correctCoins: { method: "POST", path: "/admin/users/{id}/coins", access: "admin" },
  endUserSignIns: { method: "DELETE", path: "/admin/users/{id}/sessions", access: "admin" },
  listAudit: { method: "GET", path: "/admin/audit", access: "admin" },
  listReports: { method: "GET", path: "/admin/reports", access: "admin" },
  settleReport: { method: "PUT", path: "/admin/reports/{id}", access: "admin" },
  adminHealth: { method: "GET", path: "/admin/health", access: "admin" },
  getModelSettings: { method: "GET", path: "/admin/models", access: "admin" },
  findRuntimes: { method: "GET", path: "/admin/models/runtimes", access: "admin" },
  putModelProvider: { method: "PUT", path: "/admin/models/providers/{name}", access: "admin" },
  deleteModelProvider: {
    method: "DELETE",
    path: "/admin/models/providers/{name}",
    access: "admin",
  },
  listProviderModels: {
    method: "GET",
    path: "/admin/models/providers/{name}/models",
    access: "admin",
  },
  bindModel: { method: "PUT", path: "/admin/models/{kind}/{model_key}", access: "admin" },
  priceModel: { method: "PUT", path: "/admin/models/{kind}/{model_key}/price", access: "admin" },
  readModelUsage: { method: "GET", path: "/admin/models/usage", access: "admin" },
  budgetModels: { method: "PUT", path: "/admin/models/budgets/{scope}", access: "admin" },
  allowOwnKeys: { method: "PUT", path: "/admin/models/own-keys", access: "admin" },
  hearSample: {
    method: "POST",
    path: "/admin/models/samples",
    access: "admin",
    budget: "suggestion",
  },
  seeSample: {
    method: "POST",
    path: "/admin/models/pictures",
    access: "admin",
    budget: "suggestion",
  },
});

export const reviewCalls = defineCalls("review", {
  getReview: { method: "GET", path: "/admin/reviews/{id}", access: "admin" },
  listReviews: { method: "GET", path: "/admin/reviews", access: "admin" },
  approveReview: { method: "POST", path: "/admin/reviews/{id}/approve", access: "admin" },
  returnReview: { method: "POST", path: "/admin/reviews/{id}/return", access: "admin" },
});
