import { featuredModels, type Model } from "@katha/api/contract";
import type { RegisterCall } from "../../lib/register-call.ts";
import { modelBook } from "./book.ts";

export interface ModelsDependencies {
  /** The provider of a model; undefined where Katha's own narrator and painter serve it. */
  servedBy: (modelKey: string) => string | undefined;
}

const builtIn = "Katha mein hi bana hai (built in): koi bahari AI nahin, isliye hamesha taiyaar.";

export function modelRoutes(register: RegisterCall, { servedBy }: ModelsDependencies): void {
  const described = (models: readonly Model[]) =>
    models.map((model) =>
      servedBy(model.model_key) === undefined
        ? { ...model, hinglish_description: `${model.hinglish_description} ${builtIn}` }
        : model,
    );
  register(featuredModels, async () => ({
    text: described(modelBook.text),
    image: described(modelBook.image),
  }));
}
