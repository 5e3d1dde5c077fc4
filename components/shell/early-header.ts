/**
 * Runs while the page is parsed. Members do not see the visitors' button before their own menu is there, and the home
 * page's header has its height before the page's content has come to say so.
 */
export const EARLY_HEADER = `{const d=document.currentScript.parentElement.dataset;if(/(?:^|;\\s*)signed_in=/.test(document.cookie))d.waiting="";if(location.pathname==="/")d.home=""}`;
