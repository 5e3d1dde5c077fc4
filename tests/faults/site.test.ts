import { afterAll, beforeAll } from "vitest";
import { type FaultySite, startFaultySite, type Whole, wholeProduct } from "@/tests/support/faulty-site";
import { MailServer } from "@/tests/support/mail-server";
import { checkoutFaults } from "./site/checkout";
import { clockSkew } from "./site/clock";
import { databaseFaults } from "./site/database";
import { fullDisk } from "./site/disk";
import { identityFaults } from "./site/identity";
import { mailFaults } from "./site/mail";
import { senderFaults } from "./site/senders";

// One production site for all faults: its dependencies fail, one after the other, while it is read.

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

// First: the pause before a restart grows with each kill within a minute.
checkoutFaults(
  () => site,
  () => mail,
);
databaseFaults(() => site);
identityFaults(() => site);
mailFaults(
  () => site,
  () => mail,
);
senderFaults(() => site);
fullDisk(() => whole);
clockSkew(() => whole);
