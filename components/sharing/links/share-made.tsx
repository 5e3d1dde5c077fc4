"use client";

import Image from "next/image";
import Link from "next/link";
import { useState } from "react";
import { PictureIcon } from "@/components/sharing/links/share-icons";
import { LinkField } from "@/components/accounts/teams/link-field";
import { buttonVariants } from "@/components/ui/button-look";
import { toShareSearch, type ChartConfiguration } from "@/lib/analyses/configuration";

interface ShareMadeProps {
  /** Path and parameters of the address. */
  path: string;
  configuration: ChartConfiguration;
  words: string;
  /** Whether it is in the list of links. */
  isListed?: boolean;
}

/** The picture is requested inside the clipboard call, so that browsers accept the user gesture. */
async function copyPicture(configuration: ChartConfiguration): Promise<void> {
  const picture = fetch(`/api/exports/png${toShareSearch(configuration)}`).then(async (response) => {
    if (!response.ok) throw new Error(`Image request failed: ${response.status}.`);
    return response.blob();
  });
  await navigator.clipboard.write([new ClipboardItem({ "image/png": picture })]);
}

/** A finished link: copy button, QR code, picture of the chart. */
export function ShareMade({ path, configuration, words, isListed = false }: ShareMadeProps) {
  const [notice, setNotice] = useState("");
  const [hasCode, setHasCode] = useState(true);
  const href = new URL(path, window.location.origin).href;

  async function copy() {
    setNotice("Creating image…");
    try {
      await copyPicture(configuration);
      setNotice("Image copied.");
    } catch {
      setNotice("We couldn’t copy the image. Use Export to download it.");
    }
  }

  return (
    <div>
      <p className="mb-5 max-w-text text-s-1 leading-5 text-ink-2">{words}</p>
      <LinkField label="Address" href={href} />
      <div className="mt-6 flex flex-wrap items-end gap-x-6 gap-y-4">
        {hasCode ? (
          // Rendered for this address only, so nothing to optimise or cache.
          <Image
            unoptimized
            src={`/api/shares/qr?${new URLSearchParams({ to: path }).toString()}`}
            width={148}
            height={148}
            alt="The address as a QR code"
            className="size-37 rounded-sm border border-rule"
            onError={() => setHasCode(false)}
          />
        ) : (
          <p className="text-s-1 text-ink-2">The address is too long for a QR code.</p>
        )}
        <div className="flex flex-wrap gap-3">
          <button
            type="button"
            className={buttonVariants({ variant: "outline", size: "sm" })}
            onClick={() => void copy()}
          >
            <PictureIcon /> Copy image
          </button>
          {isListed ? (
            <Link
              href="/my-charts/links"
              prefetch={false}
              className={buttonVariants({ variant: "outline", size: "sm" })}
            >
              My links
            </Link>
          ) : null}
        </div>
      </div>
      <p role="status" className="mt-3 min-h-5 text-s-1 leading-5 text-ink-2">
        {notice}
      </p>
    </div>
  );
}
