import { once } from "node:events";
import type { IncomingMessage, ServerResponse } from "node:http";
import { answerJson } from "../fake-server/answers.ts";
import { bodyOf, openFakeServer } from "../fake-server/server.ts";
import { dot } from "../fake-openai/images.ts";

/** How a painter fails, by name. */
export type PainterFault =
  | "key"
  | "busy"
  | "refuses"
  | "hangs"
  | "cuts"
  | "broken"
  | "unknown"
  | "unpaid"
  | "no picture";

/** What was asked; of a form only its text. */
export interface PaintAsked {
  path: string;
  authorization: string | undefined;
  body: Record<string, unknown>;
}

export interface FakePainter {
  baseURL: string;
  asked: PaintAsked[];
  /** How it fails from now on, and what it paints where it does not. */
  always: (fault: PainterFault | null, picture?: Buffer) => void;
  close: () => Promise<void>;
}

interface Painter {
  fault: PainterFault | null;
  picture: Buffer;
  asked: PaintAsked[];
}

type Answer = (
  asked: PaintAsked,
  response: ServerResponse,
  painter: Painter,
) => void | Promise<void>;

const noPicture = Buffer.from("This is no picture.");

/** What all of them do alike; true where the request was answered. */
async function failed(response: ServerResponse, { fault }: Painter): Promise<boolean> {
  if (fault === "hangs") {
    await once(response, "close");
    return true;
  }
  if (fault === "busy") {
    response.setHeader("retry-after", "7");
    answerJson(response, 429, { message: "Wait a while." });
    return true;
  }
  if (fault === "broken") {
    answerJson(response, 500, { error: "OutOfMemoryError" });
    return true;
  }
  return false;
}

async function sendPicture(
  response: ServerResponse,
  { fault, picture }: Painter,
  headers: Record<string, string> = {},
): Promise<void> {
  const bytes = fault === "no picture" ? noPicture : picture;
  response.writeHead(200, {
    "content-type": "image/png",
    "content-length": bytes.length,
    ...headers,
  });
  if (fault !== "cuts") return void response.end(bytes);
  await new Promise((resolve) => response.write(bytes.subarray(0, 20), resolve));
  response.destroy();
}

async function open(answer: Answer): Promise<FakePainter> {
  const painter: Painter = { fault: null, picture: dot, asked: [] };
  async function heard(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname: path } = new URL(request.url ?? "/", "http://fake");
    const isForm = request.headers["content-type"]?.startsWith("multipart/") === true;
    let body: Record<string, unknown>;
    if (isForm) {
      const chunks: Buffer[] = [];
      for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
      const form = await new Response(Buffer.concat(chunks), {
        headers: { "content-type": request.headers["content-type"] ?? "" },
      }).formData();
      body = Object.fromEntries(form);
    } else body = await bodyOf<Record<string, unknown>>(request);
    const asked = { path, authorization: request.headers.authorization, body };
    painter.asked.push(asked);
    await answer(asked, response, painter);
  }
  const { root, close } = await openFakeServer(heard);
  return {
    baseURL: root,
    asked: painter.asked,
    always: (fault, picture = dot) => {
      painter.fault = fault;
      painter.picture = picture;
      painter.asked.length = 0;
    },
    close,
  };
}

/** Stability's protocol: a form goes in, the picture's bytes come out. */
export const openFakeStability = (key = "sk-stability"): Promise<FakePainter> =>
  open(async ({ path, authorization }, response, painter) => {
    if (painter.fault === "key" || authorization !== `Bearer ${key}`)
      return answerJson(response, 401, { name: "unauthorized", errors: ["missing or invalid"] });
    if (path === "/v1/user/balance") return answerJson(response, 200, { credits: 12.5 });
    if (await failed(response, painter)) return;
    if (painter.fault === "unpaid")
      return answerJson(response, 402, { name: "payment_required", errors: ["no credits"] });
    if (painter.fault === "unknown" || !path.startsWith("/v2beta/stable-image/generate/"))
      return answerJson(response, 404, { name: "not_found", errors: ["no such resource"] });
    if (painter.fault === "refuses")
      return answerJson(response, 403, {
        name: "content_moderation",
        errors: ["Your request was flagged by our content moderation system."],
      });
    await sendPicture(response, painter, { "finish-reason": "SUCCESS" });
  });

/** AUTOMATIC1111's protocol: the picture comes in JSON, as base64. */
export const openFakeAutomatic1111 = (
  models: readonly string[] = ["dreamshaper_8"],
): Promise<FakePainter> =>
  open(async ({ path }, response, painter) => {
    if (painter.fault === "key")
      return answerJson(response, 401, { detail: "Incorrect username or password" });
    if (path === "/sdapi/v1/sd-models")
      return answerJson(
        response,
        200,
        models.map((name) => ({ title: `${name}.safetensors [abc]`, model_name: name })),
      );
    if (await failed(response, painter)) return;
    if (path !== "/sdapi/v1/txt2img" || painter.fault === "unknown")
      return answerJson(response, 404, { detail: "Not Found" });
    const bytes = painter.fault === "no picture" ? noPicture : painter.picture;
    const body = JSON.stringify({ images: [bytes.toString("base64")], info: "{}" });
    if (painter.fault !== "cuts")
      return void response.writeHead(200, { "content-type": "application/json" }).end(body);
    response.writeHead(200, { "content-length": body.length });
    await new Promise((resolve) => response.write(body.slice(0, 20), resolve));
    response.destroy();
  });

/** ComfyUI's protocol: a workflow is queued, its history is asked, and the picture is fetched. */
export const openFakeComfyUi = (
  models: readonly string[] = ["sd_xl_base_1.0.safetensors"],
): Promise<FakePainter> => {
  let looks = 0;
  return open(async ({ path }, response, painter) => {
    if (painter.fault === "key") return answerJson(response, 401, { error: "Unauthorized" });
    if (path === "/object_info/CheckpointLoaderSimple")
      return answerJson(response, 200, {
        CheckpointLoaderSimple: { input: { required: { ckpt_name: [models, {}] } } },
      });
    if (path === "/queue") {
      const queue_running = painter.fault === "hangs" ? [[1, "job-1", {}]] : [];
      return answerJson(response, 200, { queue_running, queue_pending: [] });
    }
    if (path === "/interrupt") return answerJson(response, 200, {});
    if (painter.fault === "busy" || painter.fault === "broken")
      return void (await failed(response, painter));
    if (path === "/prompt") {
      looks = 0;
      if (painter.fault === "unknown")
        return answerJson(response, 400, {
          error: { type: "prompt_outputs_failed_validation" },
          node_errors: { 1: { errors: [{ type: "value_not_in_list" }] } },
        });
      return answerJson(response, 200, { prompt_id: "job-1", number: 1, node_errors: {} });
    }
    if (path === "/history/job-1") {
      looks += 1;
      if (painter.fault === "hangs" || looks === 1) return answerJson(response, 200, {});
      const image = { filename: "a_00001_.png", subfolder: "", type: "temp" };
      return answerJson(response, 200, {
        "job-1": {
          outputs: { 7: { images: [image] } },
          status: { status_str: "success", completed: true },
        },
      });
    }
    if (path === "/view") return sendPicture(response, painter);
    return answerJson(response, 404, {});
  });
};
