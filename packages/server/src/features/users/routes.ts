import {
  deleteAccount,
  exportAccount,
  getReadingSettings,
  getTastes,
  me,
  saveReadingSettings,
  saveTastes,
  updateMe,
} from "@katha/api/contract";
import type { RegisterCall } from "../../lib/register-call.ts";
import { signedIn } from "../../lib/viewer.ts";
import { deleteOwnAccount, exportUserData, type AccountDataNeeds } from "./export-and-delete.ts";
import { changeProfile } from "./profile.ts";
import { keepReadingSettings, readingSettingsOf } from "./reading-settings.ts";
import { ownAccount, userAnswer } from "./service.ts";
import { keepTastes, tastesOf } from "./tastes.ts";
import { saveTimeZone, requestedTimeZone } from "./time-zone.ts";

export function userRoutes(register: RegisterCall, needs: AccountDataNeeds): void {
  register(me, async ({ viewer, request }) => {
    const user = signedIn(viewer);
    await saveTimeZone(needs.db, user.id, requestedTimeZone(request));
    const second_factor = await needs.secondFactorStatus(user);
    return { ...userAnswer(await ownAccount(needs.db, user.id)), second_factor };
  });
  register(updateMe, ({ viewer, body }) => changeProfile(needs, signedIn(viewer), body));
  register(getReadingSettings, ({ viewer }) => readingSettingsOf(needs.db, signedIn(viewer)));
  register(saveReadingSettings, ({ viewer, body }) =>
    keepReadingSettings(needs.db, signedIn(viewer), body),
  );
  register(getTastes, ({ viewer }) => tastesOf(needs.db, signedIn(viewer)));
  register(saveTastes, ({ viewer, body }) => keepTastes(needs.db, signedIn(viewer), body));
  register(exportAccount, ({ viewer, request }) => {
    const user = signedIn(viewer);
    return exportUserData(needs, user, (bytes) =>
      request.server.requestBudgets.chargeAnswerBytes(user, bytes),
    );
  });
  register(deleteAccount, ({ viewer, body }) => deleteOwnAccount(needs, signedIn(viewer), body));
}
