export { smtpTransport, transportNow, type MailTransport, type Email } from "./transports.ts";
export { testEmail } from "./test-email.ts";
export { addressee, queueEmail, sendMail, type EmailNeeds } from "./outbox.ts";
export { mailJobs, type LinkTo, type StopLinkTo } from "./send.ts";
export type { AboutNews, EmailKind, NewsLine } from "./templates/template.ts";
