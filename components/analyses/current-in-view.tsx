"use client";

import { useEffect, useRef } from "react";

/** A list that scrolls sideways on narrow screens and begins where its current entry is. */
export function CurrentInView(props: React.ComponentProps<"ul">) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const current = list.current?.querySelector<HTMLElement>("[aria-current]");
    if (list.current && current)
      list.current.scrollLeft = current.offsetLeft - (list.current.clientWidth - current.offsetWidth) / 2;
  }, []);
  return <ul ref={list} {...props} />;
}
