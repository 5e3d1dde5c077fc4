/*
 * Gives embedded charts their own height. Put it once on a page, anywhere; frames that are added later are found as well.
 * Without it a chart keeps the height its frame has, and scrolls inside.
 *
 * A chart sends its page {type: "granskog:height", id, height}, height in CSS pixels, whenever its height changes. It is
 * heard only from the site this script came from, and only for the frame it was sent by.
 */
(() => {
  "use strict";
  const script = document.currentScript;
  const origin = script instanceof HTMLScriptElement ? new URL(script.src).origin : null;
  addEventListener("message", ({ origin: from, source, data }) => {
    if (from !== origin || typeof data !== "object" || data === null || data.type !== "granskog:height") return;
    if (!Number.isFinite(data.height) || data.height < 1 || data.height > 20000) return;
    for (const frame of document.querySelectorAll("iframe")) {
      if (frame.contentWindow === source) frame.style.height = `${Math.ceil(data.height)}px`;
    }
  });
})();
