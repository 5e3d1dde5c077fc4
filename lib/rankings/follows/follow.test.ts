import fc from "fast-check";
import { expect, test } from "vitest";
import { withFollow, type Follow } from "@/lib/rankings/follows/follow";

const AT = "2026-11-22T10:00:00Z";
const slug = fc.stringMatching(/^[a-z0-9][a-z0-9-]{0,8}$/);
const list = fc.uniqueArray(fc.record({ slug, name: fc.string({ minLength: 1 }), followedAt: fc.constant(AT) }), {
  selector: (one) => one.slug,
});
const slugs = (follows: readonly Follow[]) => follows.map((one) => one.slug).toSorted();

test("following twice is the same as once, and unfollowing leaves the others unchanged", () => {
  fc.assert(
    fc.property(list, fc.record({ slug, name: fc.string({ minLength: 1 }) }), (follows, brand) => {
      const once = withFollow(follows, brand, true, AT);
      expect(withFollow(once, brand, true, "later")).toEqual(once);
      expect(slugs(once)).toEqual(
        slugs([...follows.filter((one) => one.slug !== brand.slug), { ...brand, followedAt: AT }]),
      );
      expect(slugs(withFollow(once, brand, false, AT))).toEqual(
        slugs(follows.filter((one) => one.slug !== brand.slug)),
      );
    }),
  );
});

test("followed brands are in alphabetical order, ignoring accents", () => {
  const named = (name: string): Follow => ({
    slug: name
      .toLowerCase()
      .normalize("NFD")
      .replaceAll(/[^a-z]/g, ""),
    name,
    followedAt: AT,
  });
  const list = [named("Alvik"), named("Örlund")];
  expect(withFollow(list, named("Åkerfrid"), true, AT).map(({ name }) => name)).toEqual([
    "Åkerfrid",
    "Alvik",
    "Örlund",
  ]);
});
