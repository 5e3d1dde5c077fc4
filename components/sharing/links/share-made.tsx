"use client";

import Image from "next/image";
import Link from "next/link";
import { useState } from "react";
import { PictureIcon } from "@/components/sharing/links/share-icons";
import { LinkField } from "@/components/accounts/teams/link-field";
import { buttonVariants } from "@/components/ui/button";
import { toShareSearch, type ChartConfiguration } from "@/lib/analyses/configuration";

interface ShareMadeProps {
  /** Path and parameters of the address. */
  path: string;
  configuration: ChartConfiguration;
  words: string;
  /** Is it in the list of links? */
  isListed?: boolean;
}

/** The picture is asked for once the clipboard is open, so that browsers see the press it belongs to. */
async function copyPicture(configuration: ChartConfiguration): Promise<void> {
  const picture = fetch(`/api/exports/png${toShareSearch(configuration)}`).then(async (response) => {
    if (!response.ok) throw new Error(`The picture was answered with ${response.status}.`);
    return response.blob();
  });
  await navigator.clipboard.write([new ClipboardItem({ "image/png": picture })]);
}

/** An address ready to be handed on: to copy, as a code for phones, with the picture of the chart. */
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
          // Drawn by the server for this address alone: nothing to optimise, nothing to keep.
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
