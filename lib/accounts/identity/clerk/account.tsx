"use client";

import { UserProfile } from "@clerk/nextjs";
import type { AccountAdapter } from "@/lib/access/identity-port";

export const OwnAccountPanel: AccountAdapter["OwnAccountPanel"] = () => <UserProfile routing="hash" />;

export const accountActions: AccountAdapter["accountActions"] = null;
