"use client";

import { useState } from "react";
import { createPortal } from "react-dom";

const ID = "top-banners";

/** First on the page: sticks to the top and pushes the rest down. */
function bannerHost(): HTMLElement {
  const there = document.getElementById(ID);
  if (there) return there;
  const made = document.createElement("div");
  made.id = ID;
  made.className = "no-print sticky top-0 z-45";
  document.body.prepend(made);
  // Sticky elements and scroll targets are offset below it.
  const tellHeight = () => document.documentElement.style.setProperty("--banners", `${made.offsetHeight}px`);
  new ResizeObserver(tellHeight).observe(made);
  return made;
}

/** Shows any banners above the header. In the browser only: cached pages have none. */
export function TopBanners({ children }: { children: React.ReactNode }) {
  const [target] = useState(bannerHost);
  return createPortal(children, target);
}
