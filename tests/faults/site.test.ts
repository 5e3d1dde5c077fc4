import { afterAll, beforeAll } from "vitest";
import { type FaultySite, startFaultySite, type Whole, wholeProduct } from "@/tests/support/faulty-site";
import { MailServer } from "@/tests/support/mail-server";
import { databaseFaults } from "./site/database";

// One production site for all faults: what it depends on fails, one after the other, while it is read.

let whole: Whole;
let mail: MailServer;
let site: FaultySite;

beforeAll(async () => {
  whole = await wholeProduct();
  mail = await MailServer.start();
  site = await startFaultySite(whole, { env: { SMTP_URL: mail.url } });
}, 600_000);

afterAll(async () => {
  await site?.stop();
  await mail?.stop();
  await whole?.stop();
});

databaseFaults(() => site);
