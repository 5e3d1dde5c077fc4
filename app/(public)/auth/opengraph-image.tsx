import { SOCIAL_IMAGE, socialImageOf } from "@/app/social-image";
import { SITE } from "@/lib/platform/site/site";

export const alt = `${SITE.name}: sign in or sign up`;
export const { size, contentType } = SOCIAL_IMAGE;

export default function Image() {
  return socialImageOf({
    kicker: "Account",
    title: "Every position, free",
    standfirst: "Sign in, or sign up free to see the position of every brand in every market and industry.",
  });
}
