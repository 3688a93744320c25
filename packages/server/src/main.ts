import { compose } from "./composition.ts";
import { serve } from "./startup/serve.ts";

await serve(compose);
