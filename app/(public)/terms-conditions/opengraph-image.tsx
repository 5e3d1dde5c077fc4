import { documentImage, SOCIAL_IMAGE } from "@/app/social-image";
import { SITE } from "@/lib/platform/site/site";

export const alt = `${SITE.name}: terms and conditions`;
export const { size, contentType } = SOCIAL_IMAGE;

export default function Image() {
  return documentImage("terms-conditions");
}
