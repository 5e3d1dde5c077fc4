/**
 * Runs in the head. Until a page's scripts have run, its buttons do nothing, and a click on one would be lost: the last
 * such click is repeated as soon as React has taken the button over. It then has a key of React's, and is in no part that
 * waits for its script (`partOnSign`). What works without scripts is left alone: buttons that submit a form or open a
 * popover.
 */
export const EARLY_CLICKS = `{let b,t;const mine=()=>!b.closest("[data-late]")&&Object.keys(b).some(k=>/^__reactP/.test(k));addEventListener("click",e=>{clearInterval(t);b=e.target.closest?.("button[type=button]:not([popovertarget])");if(b&&!mine())t=setInterval(()=>{const m=mine();if(m||!b.isConnected)clearInterval(t);if(m&&b.isConnected)b.click()},50)},!0)}`;
