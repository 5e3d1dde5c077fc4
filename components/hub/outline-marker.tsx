"use client";

import { useEffect, useRef } from "react";

/** Height of the header and some air: a part counts as read once its heading has come this far up. */
const LINE = 140;

/** Marks the link of the part being read; without a script the list is just a list. */
export function OutlineMarker({ children }: { children: React.ReactNode }) {
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const links = [...(list.current?.querySelectorAll<HTMLAnchorElement>("a[href^='#']") ?? [])];
    const headings = links.flatMap((link) => document.getElementById(link.hash.slice(1)) ?? []);
    const mark = () => {
      const current = headings.findLast((heading) => heading.getBoundingClientRect().top <= LINE);
      for (const link of links) {
        if (current && link.hash === `#${current.id}`) link.setAttribute("aria-current", "true");
        else link.removeAttribute("aria-current");
      }
    };
    // Each heading crossing the line is one call; nothing runs on every scrolled pixel.
    const observer = new IntersectionObserver(mark, { rootMargin: `-${LINE}px 0px 0px` });
    headings.forEach((heading) => observer.observe(heading));
    return () => observer.disconnect();
  }, []);

  return <div ref={list}>{children}</div>;
}
