import { request } from "@playwright/test";
import { signInByRequest } from "./support/sign-in-request";
import { writeFileSync } from "node:fs";
const out: Record<string,string> = {};
for (const who of ["free","essential","professional","enterprise","trial","admin"]) {
  const c = await signInByRequest(request, process.argv[2]!, `${who}@sample.test`);
  out[who] = (await c.storageState()).cookies.map(({name,value})=>`${name}=${value}`).join("; ");
}
writeFileSync("/tmp/team/light/cookies.json", JSON.stringify(out));
