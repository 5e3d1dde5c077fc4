import { made, notMet, clear, type Chapter } from "@/tests/security/asvs/rule";

const PICTURES = "lib/hub/covers/picture.test.ts";

const LOGOS = "lib/sharing/looks/logo.test.ts";

/** Files. There are two uploads: a cover, by an admin, and a team's logo, by its owner and managers. */
export const V5: Chapter = {
  "V5.1.1": made(
    "kinds, bytes and pixels of a cover and a logo, and what becomes of them, are in the handbook and the forms",
    "content/handbook/security.md",
    "lib/hub/covers/picture.ts",
    "lib/sharing/looks/logo.ts",
  ),
  "V5.2.1": clear([
    ["lib/platform/requests/bounded-body.test.ts", "a request's body is read up to the limit and not a byte beyond"],
    ["tests/http/handler-refusals.spec.ts", "no handler accepts an endless body, whatever its declared length"],
  ]),
  "V5.2.2": clear(
    [
      [PICTURES, "an image as %s is stored in three formats of each size"],
      [PICTURES, "an accepted image drops data after its end"],
      [PICTURES, "a truncated image is refused"],
      [LOGOS, "nothing of the file remains but its pixels"],
      ["lib/sharing/looks/svg-logo.test.ts", "whatever is sent, nothing that runs or loads is written"],
    ],
    "told by its contents, decoded and drawn anew; its name is not looked at",
  ),
  "V5.2.3": clear(
    [[PICTURES, "an image that is too narrow, too tall or of too many pixels is refused"]],
    "no archive is taken; a picture's pixels are bounded before it is unpacked",
  ),
  "V5.3.1": made(
    "covers lie in a folder of data, served as bytes by a handler that names their kind",
    "app/media/[...path]/route.ts",
  ),
  "V5.3.2": clear([
    ["tests/http/forged-headers.spec.ts", "pictures and files are found only by their exact names"],
    [PICTURES, "an image's files are named by its sizes"],
  ]),
  "V5.4.1": clear([["tests/security/asvs/content-types.test.ts", "every file that is handed out has a name of ours"]]),
  "V5.4.2": clear([
    ["tests/security/asvs/content-types.test.ts", "a file's name contains nothing that could end or add to a header"],
  ]),
  "V5.4.3": notMet(
    "no virus scanner looks at covers and logos; they are decoded and drawn anew, and nothing of the original is kept",
  ),
};
