import { withEmptyApp } from "./bench/empty-app";
import { measureFirstLoad } from "./bench/first-load";
const base = process.argv[2]!;
console.log("market", await measureFirstLoad(`${base}/rankings/sweden`));
console.log("home", await measureFirstLoad(`${base}/`));
await withEmptyApp(async (url) => { console.log("empty", await measureFirstLoad(url)); });
