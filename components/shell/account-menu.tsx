"use client";

import Link from "next/link";
import { useId, useRef } from "react";
import { SignOut } from "@/components/accounts/identity/sign-out";
import { MenuIcon } from "@/components/shell/menu-icon";
import { OverlayLink } from "@/components/layout/overlay-link";
import styles from "@/components/shell/account.module.css";
import { menuFor, type SignedInView } from "@/lib/access/view";

/** Following a link is choosing it: the header outlives the page, the open menu should not. */
function closeOnChoice(event: React.MouseEvent<HTMLElement>) {
  if (event.target instanceof Element && event.target.closest("a")) event.currentTarget.hidePopover();
}

/** With the focus elsewhere the menu would only cover what it is on. */
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
 * The browser's own popover: opens without script, closes on a click outside and on Escape, which gives the focus back
 * to the avatar. What it holds are links, so it is a disclosure and not an application's menu.
 */
export function AccountMenu({ account }: { account: SignedInView }) {
  const { name, email, initials, standing } = account;
  const id = useId();
  const avatar = useRef<HTMLButtonElement>(null);
  return (
    <div className={styles.account}>
      <button ref={avatar} type="button" popoverTarget={id} className={styles.avatar}>
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
        <div className={styles.who}>
          <p className={styles.name} title={name}>
            {name}
          </p>
          {email !== name && (
            <p className={styles.email} title={email}>
              {email}
            </p>
          )}
          <p className={styles.standing}>
            <span>{standing.label}</span>
            <span className={styles.value}>{standing.value}</span>
          </p>
        </div>
        <ul className={styles.entries}>
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
        <div className={styles.entries}>
          <SignOut className={styles.entry}>
            <MenuIcon name="sign-out" />
            Sign Out
          </SignOut>
        </div>
      </nav>
    </div>
  );
}
