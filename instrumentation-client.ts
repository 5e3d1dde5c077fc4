// Next runs this in the browser before anything of the site. zod would try whether it may write functions of its own, which
// the policy of each page refuses and browsers report; told beforehand, it does not try.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

/** Before the router leads on, however it was asked to: by a link, a key, the palette or Back. `route-spinner.tsx` hears it. */
export function onRouterTransitionStart(url: string): void {
  dispatchEvent(new CustomEvent("granskog:leaving", { detail: url }));
}
