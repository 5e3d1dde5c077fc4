import { readLayers } from "./layers";

/** The product had more files than this when the floor was last raised: fewer seen means that the reading failed. */
const FLOOR = 250;

const { violations, ownModules, folderFaults } = await readLayers();
for (const { rule, from, to } of violations) console.error(`  ${rule}: ${from} → ${to}`);
for (const fault of folderFaults) console.error(`  ${fault}`);
if (ownModules.length < FLOOR) {
  console.error(`Only ${ownModules.length} of at least ${FLOOR} modules were read: the layers were not checked.`);
  process.exit(1);
}
console.log(
  `${ownModules.length} modules read, ${violations.length} imports against the layers, ${folderFaults.length} faults of folders.`,
);
if (violations.length + folderFaults.length > 0) process.exit(1);
