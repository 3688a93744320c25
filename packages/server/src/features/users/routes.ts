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
import { deleteOwnAccount, exportUserData, type AccountDataNeeds } from "./export-and-delete.ts";
import { changeProfile } from "./profile.ts";
import { keepReadingSettings, readingSettingsOf } from "./reading-settings.ts";
import { ownAccount, userAnswer } from "./service.ts";
import { keepTastes, tastesOf } from "./tastes.ts";
import { saveTimeZone, requestedTimeZone } from "./time-zone.ts";

export function userRoutes(register: RegisterCall, needs: AccountDataNeeds): void {
  register(me, async ({ viewer, request }) => {
    await saveTimeZone(needs.db, viewer.id, requestedTimeZone(request));
    const second_factor = await needs.secondFactorStatus(viewer);
    return { ...userAnswer(await ownAccount(needs.db, viewer.id)), second_factor };
  });
  register(updateMe, ({ viewer, body }) => changeProfile(needs, viewer, body));
  register(getReadingSettings, ({ viewer }) => readingSettingsOf(needs.db, viewer));
  register(saveReadingSettings, ({ viewer, body }) => keepReadingSettings(needs.db, viewer, body));
  register(getTastes, ({ viewer }) => tastesOf(needs.db, viewer));
  register(saveTastes, ({ viewer, body }) => keepTastes(needs.db, viewer, body));
  register(exportAccount, ({ viewer, request }) => {
    return exportUserData(needs, viewer, (bytes) =>
      request.server.requestBudgets.chargeAnswerBytes(viewer, bytes),
    );
  });
  register(deleteAccount, ({ viewer, body }) => deleteOwnAccount(needs, viewer, body));
}
