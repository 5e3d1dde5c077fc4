import { SOCIAL_IMAGE, socialImageOf } from "@/app/social-image";
import { SITE } from "@/lib/platform/site/site";

export const alt = `${SITE.name}: study files`;
export const { size, contentType } = SOCIAL_IMAGE;

export default function Image() {
  return socialImageOf({
    kicker: "About the study",
    title: "Study files",
    standfirst: "What a results file must contain to be published: columns, rules and what each message means.",
  });
}
