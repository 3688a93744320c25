export { holdCoins, settleHold, voidHold, type EndOfHold, type Held, type Hold } from "./holds.ts";
export { balanceOf, lockPurse, payForTask, welcome, type Payment, type Within } from "./ledger.ts";
export { walletRoutes } from "./routes.ts";
export { walletBelongings } from "./service.ts";
