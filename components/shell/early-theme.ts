import { COLOUR_ELEMENT, THEME_COLOURS, THEME_KEY } from "@/components/layout/theme-look";

/** Runs in the head, so that a chosen theme applies before the first paint. */
export const EARLY_THEME = `try{const t=localStorage.getItem("${THEME_KEY}"),c=${JSON.stringify(THEME_COLOURS)}[t];if(c){document.documentElement.dataset.theme=t;const m=document.createElement("meta");m.id=m.name="${COLOUR_ELEMENT}";m.content=c.toUpperCase();document.head.prepend(m)}}catch{}`;
