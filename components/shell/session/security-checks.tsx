"use client";

import { useState } from "react";
import { findInsecurities } from "@/components/shell/session/insecurities";
import { TopBanners } from "@/components/shell/session/top-banners";
import { Banner } from "@/components/ui/banner";

function canStore(): boolean {
  try {
    // If unavailable, access throws.
    return typeof localStorage.length === "number";
  } catch {
    return false;
  }
}

/** Types that browsers execute. */
const RUN = new Set(["", "module", "text/javascript", "application/javascript"]);

function look(): string[] {
  const inlineScripts = [...document.scripts]
    .filter(({ src, type }) => src === "" && RUN.has(type.toLowerCase()))
    .map(({ text }) => text);
  return findInsecurities({ address: new URL(location.href), canStore: canStore(), inlineScripts });
}

/** Shows developers, on request, insecure features of the page. Each warning can be dismissed. */
export default function SecurityChecks() {
  const [warnings, setWarnings] = useState(look);
  return (
    <TopBanners>
      {warnings.map((warning) => (
        <Banner
          key={warning}
          variant="destructive"
          onClose={() => setWarnings((all) => all.filter((one) => one !== warning))}
        >
          {warning}
        </Banner>
      ))}
    </TopBanners>
  );
}
