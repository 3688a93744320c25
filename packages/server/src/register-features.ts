import type { FastifyInstance } from "fastify";
import { adminRoutes } from "./features/admin/routes.ts";
import { accountsSweep, authRoutes, emailLinks, linkJobs } from "./features/auth/index.ts";
import { engagementRoutes, readersCount, sharesSweep } from "./features/engagement/index.ts";
import {
  answeredLinesTold,
  correctionsSweep,
  gameRoutes,
  keptPlaysCheck,
  trialRoutes,
  turnsReaper,
  unansweredSweep,
} from "./features/game/index.ts";
import { idempotencySweep } from "./features/idempotency/index.ts";
import { mailJobs } from "./features/mail/index.ts";
import { registerMedia } from "./features/media/register.ts";
import { registerModels } from "./features/models/register.ts";
import { stopLinks } from "./features/notifications/index.ts";
import { registerNotifications } from "./features/notifications/register.ts";
import { progressRoutes } from "./features/progress/index.ts";
import { quotaRoutes } from "./features/quotas/index.ts";
import { reviewRoutes, typingRoutes } from "./features/stories/reviewing/routes.ts";
import { registerBundles } from "./features/stories/authoring/bundles/routes.ts";
import { deletedDraftsSweep } from "./features/stories/authoring/drafts/sweep.ts";
import { authoringRoutes } from "./features/stories/authoring/routes.ts";
import { countingJob } from "./features/stories/counted.ts";
import { siteSettingsRoutes } from "./features/site-settings/index.ts";
import { storyRoutes } from "./features/stories/routes.ts";
import { sharingRoutes } from "./features/stories/sharing/routes.ts";
import { paintedCoverRoutes, suggestionRoutes } from "./features/stories/suggestions/routes.ts";
import { taxonomyAdminRoutes } from "./features/taxonomy/admin/routes.ts";
import { taxonomyRoutes } from "./features/taxonomy/routes.ts";
import { userRoutes } from "./features/users/index.ts";
import { waitlistRoutes } from "./features/waitlist/index.ts";
import { walletRoutes } from "./features/wallet/index.ts";
import { requestCountsSweep } from "./http/budgets/sweep.ts";
import { callsOf } from "./http/calls/register-call.ts";
import { registerApiDocs } from "./http/openapi/routes.ts";
import { registerHealthRoutes } from "./http/monitoring/health.ts";
import type { JobKind } from "./jobs/kinds.ts";
import type { Services } from "./services.ts";

/** What the features bring: calls and documents of the API, and what is done in the background. */
export async function registerFeatures(app: FastifyInstance, services: Services): Promise<void> {
  const register = callsOf(app);
  registerHealthRoutes(app, services);
  await registerMedia(app, callsOf, services);
  await registerBundles(app, callsOf, services);
  authRoutes(register, services);
  userRoutes(register, services);
  quotaRoutes(register, services);
  taxonomyRoutes(register, services);
  taxonomyAdminRoutes(register, services);
  storyRoutes(register, services);
  engagementRoutes(register, services);
  progressRoutes(register, services);
  walletRoutes(register, services);
  registerNotifications(app, register, services);
  gameRoutes(register, services);
  trialRoutes(register, services);
  registerModels(register, services);
  authoringRoutes(register, services);
  sharingRoutes(register, services);
  suggestionRoutes(register, services);
  paintedCoverRoutes(register, services);
  reviewRoutes(register, services);
  typingRoutes(register, services);
  adminRoutes(register, services);
  waitlistRoutes(register, services);
  siteSettingsRoutes(register, services);
  await registerApiDocs(app, services.version);
  app.jobs.push(...jobsOf(services));
}

const jobsOf = (services: Services): JobKind[] => [
  ...linkJobs(services),
  ...mailJobs({
    transport: services.mailTransport,
    linkTo: emailLinks(services),
    stopLinkTo: stopLinks(services),
  }),
  accountsSweep,
  idempotencySweep,
  requestCountsSweep,
  sharesSweep,
  readersCount(services),
  deletedDraftsSweep,
  countingJob,
  turnsReaper(services),
  unansweredSweep,
  answeredLinesTold(services),
  correctionsSweep,
  keptPlaysCheck({ clock: services.clock, engine: () => services.engine }),
];
