import { startInstance, type Instance } from "../instance";
import { startEmulator, type Emulator } from "./emulator";

/** Fixed, as both addresses are in the build: another port would be another build. */
const EMULATOR_PORT = 43_110;
const SITE_PORT = 43_111;

export interface ClerkSite {
  site: Instance;
  emulator: Emulator;
  stop: () => Promise<void>;
}

/** The site as it is built for Clerk, with an emulated one beside it. */
export async function startClerkSite(options: Parameters<typeof startInstance>[0] = {}): Promise<ClerkSite> {
  const emulator = await startEmulator(EMULATOR_PORT, `http://localhost:${SITE_PORT}`);
  try {
    const site = await startInstance({
      ...options,
      port: SITE_PORT,
      distDir: ".next-clerk",
      env: { ...emulator.env, ...options.env },
    });
    return {
      site,
      emulator,
      stop: async () => {
        await site.stop();
        await emulator.stop();
      },
    };
  } catch (error) {
    await emulator.stop();
    throw error;
  }
}
