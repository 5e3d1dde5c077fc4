import { rmSync } from "node:fs";
import { expect, test } from "vitest";
import { openDatabase } from "@/supabase/local/database";
import { installationAt } from "@/supabase/local/installation";
import { newDataDir } from "@/tests/support/backend";

// No call of the site sets how long a link lives, so the row is written as if a week had passed.

const DIGEST = { running: "a".repeat(64), over: "b".repeat(64) };

test("a preview link shows its post for as long as it says, and nothing afterwards", async () => {
  const dataDir = await newDataDir();
  const { connection } = await openDatabase(installationAt(dataDir).database);
  const find = async (digest: string) =>
    (
      await connection.driver.query<{ post: { body: string } | null }>("select public.find_post_preview($1) as post", [
        digest,
      ])
    ).rows[0]?.post;
  try {
    for (const [digest, left] of [
      [DIGEST.running, "1 minute"],
      [DIGEST.over, "-1 second"],
    ] as const)
      await connection.driver.query(
        `with post as (insert into access.posts (revision) values (1) returning id),
         text as (
           insert into access.post_revisions (post_id, number, title, description, standfirst, author, topic, seo_title, keywords, body, cover_alt, minutes, by_user)
           select id, 1, 'Title', '', '', 'Author', 'Methods', '', '{}', 'Draft.', '', 1, 'u-editor' from post
         )
         insert into access.post_previews (post_id, digest, until, by_user)
         select id, $1, now() + $2::text::interval, 'u-editor' from post`,
        [digest, left],
      );
    expect(await find(DIGEST.running)).toMatchObject({ body: "Draft." });
    expect(await find(DIGEST.over)).toBeNull();
  } finally {
    await connection.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
});
