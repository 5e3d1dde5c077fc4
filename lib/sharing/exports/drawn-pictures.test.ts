import { expect, test } from "vitest";
import { createDrawnPictures } from "@/lib/sharing/exports/drawn-pictures";
import { QueueFull } from "@/lib/sharing/exports/queue";

const picture = (bytes = 1) => new Uint8Array(bytes);

test("a picture is drawn once until its content changes", async () => {
  const pictures = createDrawnPictures({ atOnce: 1, waiting: 0, bytes: 100 });
  let drawn = 0;
  const ask = async (score: number) =>
    pictures.take({ title: "Score", score }, async () => {
      drawn += 1;
      await Promise.resolve();
      return picture();
    });
  await Promise.all(Array.from({ length: 50 }, async () => ask(61.2)));
  for (let time = 0; time < 50; time += 1) await ask(61.2);
  expect(drawn).toBe(1);
  await ask(61.3);
  expect(drawn).toBe(2);
});

test("pictures are drawn one at a time, and refused when too many wait", async () => {
  const pictures = createDrawnPictures({ atOnce: 1, waiting: 1, bytes: 100 });
  let finish = () => {};
  const first = pictures.take(1, async () => new Promise((resolve) => (finish = () => resolve(picture()))));
  const second = pictures.take(2, async () => Promise.resolve(picture()));
  await expect(pictures.take(3, async () => Promise.resolve(picture()))).rejects.toThrow(QueueFull);
  finish();
  expect(await Promise.all([first, second])).toEqual([picture(), picture()]);
});

test("the cache of pictures is limited and drops the least recently used", async () => {
  const pictures = createDrawnPictures({ atOnce: 1, waiting: 0, bytes: 20 });
  const drawn: string[] = [];
  const ask = async (name: string) =>
    pictures.take(name, async () => {
      drawn.push(name);
      return Promise.resolve(picture(10));
    });
  for (const name of ["a", "b", "a", "c", "a", "b"]) await ask(name);
  expect(drawn).toEqual(["a", "b", "c", "b"]);
});

test("a failed drawing is not cached", async () => {
  const pictures = createDrawnPictures({ atOnce: 1, waiting: 0, bytes: 20 });
  await expect(pictures.take("a", async () => Promise.reject(new Error("fault")))).rejects.toThrow("fault");
  expect(await pictures.take("a", async () => Promise.resolve(picture()))).toEqual(picture());
});
