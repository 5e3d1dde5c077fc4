import { answerUnknownPath } from "@/app/api/v1/answer";

/** Every other path of the API: 404 as a problem document. */
export function GET(): Response {
  return answerUnknownPath();
}

export const POST = GET;
export const PUT = GET;
export const PATCH = GET;
export const DELETE = GET;
