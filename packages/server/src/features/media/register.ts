import type { FastifyInstance } from "fastify";
import type { RegisterCall } from "../../lib/register-call.ts";
import type { CoverNeeds } from "./covers/covers.ts";
import { coverRetries } from "./covers/retry-covers.ts";
import { registerPictures } from "./routes.ts";
import type { MediaStore } from "./storage/media-store.ts";
import { pictureRemoval } from "./uploads/removal.ts";
import { registerUploads } from "./uploads/uploads.ts";

export async function registerMedia(
  app: FastifyInstance,
  registerIn: (scope: FastifyInstance) => RegisterCall,
  needs: CoverNeeds & { store: MediaStore },
): Promise<void> {
  registerPictures(app, needs);
  await registerUploads(app, registerIn, needs.intake);
  app.jobs.push(pictureRemoval(needs.store), coverRetries(needs));
}
