import type { Front } from "./front";
import type { Origin } from "./origin";

export interface Scene {
  front: Front;
  origin: Origin;
  /** An address of this machine that no other test comes from: rates are counted by it. */
  from: string;
}

/** What holds because of a rule; it fails by throwing. */
export type Check = (scene: Scene) => Promise<void>;
