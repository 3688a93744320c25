import { pictureBytesMax, uploadPicture, type FieldProblemType } from "@katha/api/contract";
import type { FastifyInstance } from "fastify";
import { Problem } from "../../../lib/problem.ts";
import type { RegisterCall } from "../../../lib/register-call.ts";
import { signedIn } from "../../../lib/viewer.ts";
import { PictureRefused, type Refusal } from "../processing/pictures.ts";
import type { Intake } from "./intake.ts";

function refused(type: FieldProblemType, msg: string): Problem {
  return new Problem(422, "invalid_picture", [{ loc: ["body", "file"], msg, type }]);
}

function tooLarge(): Problem {
  return new Problem(413, "picture_too_large", "A picture may hold at most 5 MB.");
}

const whyNot: Readonly<Record<Refusal, [FieldProblemType, string]>> = {
  unreadable: [
    "picture_unreadable",
    "This file cannot be read as a picture: JPEG, PNG, WebP, AVIF or GIF.",
  ],
  too_many_pixels: [
    "picture_too_many_pixels",
    "This picture has too many pixels. We take 40 megapixels, and 16 as AVIF. Send it in a smaller size.",
  ],
  too_heavy: [
    "picture_too_heavy",
    "Reading this picture took too much time or memory, so nothing was kept. Save it again, smaller or as JPEG, and send that.",
  ],
};

/** Browsers send one file, with perhaps a field or two. */
const mostParts = 20;

/** Counted before the form is parsed: each part costs far more than its bytes. */
function hasTooManyParts(body: Buffer, type: string): boolean {
  const [, quoted, bare = ""] = /boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(type) ?? [];
  const delimiter = `--${quoted ?? bare}`;
  let parts = 0;
  for (let at = body.indexOf(delimiter); at >= 0; at = body.indexOf(delimiter, at + 1)) {
    parts += 1;
    // The last delimiter closes the form.
    if (parts > mostParts + 1) return true;
  }
  return false;
}

/** The first file of a form. The form is small enough to be held in memory. */
async function fileOf(body: Buffer, type: string): Promise<Buffer> {
  if (hasTooManyParts(body, type))
    throw refused("form_too_many_parts", "The form has too many parts. Send one picture.");
  const answer = new Response(new Uint8Array(body), { headers: { "content-type": type } });
  const form = await answer.formData().catch(() => {
    throw refused("form_unreadable", "This form cannot be read.");
  });
  const file = [...form.values()].find((value) => typeof value !== "string");
  if (file === undefined) throw refused("form_without_file", "The form holds no file.");
  return Buffer.from(await file.arrayBuffer());
}

const roomForTheForm = 16 * 1024;

/** `POST /media`: the only call that takes pictures, as a body or in a form. */
export async function registerUploads(
  app: FastifyInstance,
  registerIn: (scope: FastifyInstance) => RegisterCall,
  intake: Intake,
): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    const whole = { parseAs: "buffer" as const, bodyLimit: pictureBytesMax + roomForTheForm };
    for (const type of uploadPicture.files)
      scope.addContentTypeParser<Buffer>(type, whole, (_request, body, done) => done(null, body));
    scope.addContentTypeParser(
      "*",
      (_request: unknown, _body: unknown, done: (error: Error) => void) =>
        done(new Problem(415, "picture_expected", "Send a picture, or a form that holds one.")),
    );
    registerIn(scope)(
      uploadPicture,
      async ({ request, viewer }) => {
        const type = request.headers["content-type"] ?? "";
        const sent = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        const isForm = type.toLowerCase().startsWith("multipart/form-data");
        const bytes = isForm ? await fileOf(sent, type) : sent;
        if (bytes.length === 0)
          throw refused("picture_missing", "There is no picture in this request.");
        if (bytes.length > pictureBytesMax) throw tooLarge();
        try {
          return await intake.save(bytes, viewer);
        } catch (error) {
          throw error instanceof PictureRefused ? refused(...whyNot[error.refusal]) : error;
        }
      },
      {
        bodyLimit: whole.bodyLimit,
        inTurn: true,
        limit: ({ viewer }) => intake.limitUploads(signedIn(viewer)),
      },
    );
  });
}
