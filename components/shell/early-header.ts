/**
 * Runs while the page is parsed, so that members do not see the visitors' button before their menu loads, and the home
 * page's header has its height before the content arrives.
 */
export const EARLY_HEADER = `{const d=document.currentScript.parentElement.dataset;if(/(?:^|;\\s*)signed_in=/.test(document.cookie))d.waiting="";if(location.pathname==="/")d.home=""}`;
