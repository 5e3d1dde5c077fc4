import { abreast } from "../support/abreast";
import { sendEndlessly } from "../support/endless-body";
import { callAction, listActions, pastTheEdge } from "../support/server-actions";
import { expect, test } from "./fixtures";

// What every action refuses anyone who calls it: other sites' pages, and bodies that are too long.

test("an action is called by this site's own pages alone, whoever has another site's page open", async ({
  people,
  playwright,
  baseURL: configured,
}) => {
  const context = await pastTheEdge(playwright.request, await people.as("admin"), configured ?? "");
  const wrong: string[] = [];
  await abreast(listActions(), async (action) => {
    for (const origin of [null, "https://evil.example", "null", (configured ?? "").replace("http:", "https:")]) {
      const { status, body } = await callAction(context, action, { values: [] }, origin);
      if (status !== 403) wrong.push(`${action.name} from ${origin}: ${status} ${body.slice(0, 100)}`);
    }
  });
  await context.dispose();
  expect(wrong).toEqual([]);
});

test("no action accepts more than a megabyte, whatever its declared length", async ({
  people,
  playwright,
  baseURL: configured,
}) => {
  const baseURL = configured ?? "";
  const context = await pastTheEdge(playwright.request, await people.as("admin"), baseURL);
  const cookie = (await context.storageState()).cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
  const tooMuch = 1.1 * 1024 * 1024;
  const wrong: string[] = [];
  await abreast(listActions(), async ({ name, id, page }) => {
    const headers = {
      origin: baseURL,
      "next-action": id,
      accept: "text/x-component",
      "content-type": "multipart/form-data; boundary=x",
      cookie,
    };
    const { status } = await sendEndlessly(`${baseURL}${page}`, tooMuch, {
      method: "POST",
      headers,
      begin: '--x\r\ncontent-disposition: form-data; name="0"\r\n\r\n',
    });
    // Next breaks off, or says that it was too much in its own words.
    if (status !== 0 && status !== 413 && status !== 500) wrong.push(`${name}: ${status}`);
  });
  await context.dispose();
  expect(wrong).toEqual([]);
});
