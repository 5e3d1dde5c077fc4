"use client";

import { useEffect, useRef } from "react";
import { rem } from "@/components/ui/rem";

/** Height of the header and a margin, in rem: a section is current once its heading has scrolled this far up. */
const LINE = 8.75;

/** Marks the link of the current section; without JavaScript it is a plain list. */
export function OutlineMarker({ children }: { children: React.ReactNode }) {
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const links = [...(list.current?.querySelectorAll<HTMLAnchorElement>("a[href^='#']") ?? [])];
    const headings = links.flatMap((link) => document.getElementById(link.hash.slice(1)) ?? []);
    const line = LINE * rem();
    const mark = () => {
      const current = headings.findLast((heading) => heading.getBoundingClientRect().top <= line);
      for (const link of links) {
        if (current && link.hash === `#${current.id}`) link.setAttribute("aria-current", "true");
        else link.removeAttribute("aria-current");
      }
    };
    // One call for each heading that crosses the line, instead of one for each scrolled pixel.
    const observer = new IntersectionObserver(mark, { rootMargin: `-${line}px 0px 0px` });
    headings.forEach((heading) => observer.observe(heading));
    return () => observer.disconnect();
  }, []);

  return <div ref={list}>{children}</div>;
}
