import { renderEmail } from "./templates/render.ts";
import { emailLanguages } from "./templates/words.ts";
import type { Email } from "./transports.ts";

interface TestEmailFacts {
  id: string;
  at: Date;
  recipient: string;
  name: string;
  language: string;
}

/** Shows an administrator that e-mails arrive; it is sent at once, and kept nowhere. */
export function testEmail({ id, at, recipient, name, language }: TestEmailFacts): Email {
  const spoken = emailLanguages.find((one) => one === language) ?? "en";
  const words = renderEmail("test", spoken, { name });
  return { id, kind: "test", recipient, createdAt: at, ...words };
}
