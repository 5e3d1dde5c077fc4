"use client";

import Link from "next/link";
import { useId, useRef } from "react";
import { SignOut } from "@/components/accounts/identity/sign-out";
import { MenuIcon } from "@/components/shell/menu-icon";
import { OverlayLink } from "@/components/layout/overlay-link";
import styles from "@/components/shell/account.module.css";
import { menuFor, type SignedInView } from "@/lib/access/view";

/** Following a link closes the menu, because the header outlives the page. */
function closeOnChoice(event: React.MouseEvent<HTMLElement>) {
  if (event.target instanceof Element && event.target.closest("a")) event.currentTarget.hidePopover();
}

/** Once the focus is elsewhere, the menu would only cover it. */
function closeOnLeaving(event: React.FocusEvent<HTMLElement>) {
  const next = event.relatedTarget;
  if (
    !(next instanceof Element) ||
    event.currentTarget.contains(next) ||
    next.closest(`[popovertarget="${event.currentTarget.id}"]`)
  )
    return;
  event.currentTarget.hidePopover();
}

/**
 * The browser's own popover: opens without JavaScript, closes on a click outside and on Escape, which gives the focus
 * back to the avatar. What it holds are links, so it is a disclosure and not an application's menu.
 */
export function AccountMenu({ account }: { account: SignedInView }) {
  const { name, email, initials, standing } = account;
  const id = useId();
  const avatar = useRef<HTMLButtonElement>(null);
  return (
    <div className={`flex ${styles.account}`}>
      <button
        ref={avatar}
        type="button"
        popoverTarget={id}
        className={`grid size-11 place-items-center rounded-full border border-control text-s-1 font-title transition-[border-color] duration-120 hover:border-ink hover:bg-hover focus-visible:rounded-full ${styles.avatar}`}
      >
        <span aria-hidden="true">{initials}</span>
        <span className="sr-only">Account menu, {name}</span>
      </button>
      <nav
        id={id}
        popover="auto"
        aria-label="Account"
        className={styles.menu}
        onClick={closeOnChoice}
        onBlur={closeOnLeaving}
      >
        <div className="px-4 pt-3.5 pb-3">
          <p className="max-w-[9.375rem] truncate leading-5.5 font-semibold" title={name}>
            {name}
          </p>
          {email !== name && (
            <p className="truncate text-s-1 leading-5 text-ink-2" title={email}>
              {email}
            </p>
          )}
          <p className="mt-2.5 flex flex-wrap justify-between gap-x-3 gap-y-1 border-t border-rule pt-2.5 text-s-1 leading-5 text-ink-2">
            <span>{standing.label}</span>
            <span className="font-semibold text-ink">{standing.value}</span>
          </p>
        </div>
        <ul className="border-t border-rule py-1.5">
          {menuFor(account).map(({ href, title, icon, overlay }) => (
            <li key={href}>
              {overlay ? (
                <OverlayLink href={href} overlay={overlay} returnTo={() => avatar.current} className={styles.entry}>
                  <MenuIcon name={icon} />
                  {title}
                </OverlayLink>
              ) : (
                <Link href={href} prefetch={false} className={styles.entry}>
                  <MenuIcon name={icon} />
                  {title}
                </Link>
              )}
            </li>
          ))}
        </ul>
        <div className="border-t border-rule py-1.5">
          <SignOut className={styles.entry}>
            <MenuIcon name="sign-out" />
            Sign Out
          </SignOut>
        </div>
      </nav>
    </div>
  );
}
