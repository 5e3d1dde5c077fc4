/**
 * Runs in the head. Until a page's scripts have run, its buttons do nothing, and a click on one would be lost: the last
 * such click is repeated as soon as React has taken the button over (it then has a key of React's). What works without
 * scripts is left alone: buttons that submit a form or open a popover.
 */
export const EARLY_CLICKS = `{const h=document,mine=b=>Object.keys(b).some(k=>k.startsWith("__reactProps"));let last,timer;h.addEventListener("click",e=>{clearInterval(timer);const b=e.target.closest?.("button[type=button]:not([popovertarget])");if(!b||mine(b))return;last=b;timer=setInterval(()=>{if(!last.isConnected)clearInterval(timer);else if(mine(last)){clearInterval(timer);last.click()}},50)},!0)}`;
