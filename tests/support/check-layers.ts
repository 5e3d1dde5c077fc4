import { readLayers } from "./layers";

/** The product had more files than this when the floor was last raised: fewer seen means that the reading failed. */
const FLOOR = 250;

const { violations, ownModules } = await readLayers();
for (const { rule, from, to } of violations) console.error(`  ${rule}: ${from} → ${to}`);
if (ownModules.length < FLOOR) {
  console.error(`Only ${ownModules.length} of at least ${FLOOR} modules were read: the layers were not checked.`);
  process.exit(1);
}
console.log(`${ownModules.length} modules read, ${violations.length} imports against the layers.`);
if (violations.length > 0) process.exit(1);
