"use client";

import {
  changeName,
  changePassword,
  endOneSession,
  endOtherSessions,
} from "@/lib/accounts/identity/embedded/account-actions";
import { abandonAddress, confirmAddress, requestAddress } from "@/lib/accounts/identity/embedded/address-actions";
import { keepAccount, leave } from "@/lib/accounts/identity/embedded/leaving-actions";
import {
  abandonSecondFactor,
  beginSecondFactor,
  confirmSecondFactor,
  endSecondFactor,
  renewRecoveryCodes,
} from "@/lib/accounts/identity/embedded/second-factor-actions";
import type { AccountAdapter } from "@/lib/access/identity-port";

export const OwnAccountPanel: AccountAdapter["OwnAccountPanel"] = null;

export const accountActions: AccountAdapter["accountActions"] = {
  changeName,
  changePassword,
  endOneSession,
  endOtherSessions,
  requestAddress,
  confirmAddress,
  abandonAddress,
  beginSecondFactor,
  confirmSecondFactor,
  abandonSecondFactor,
  renewRecoveryCodes,
  endSecondFactor,
  leave,
  keepAccount,
};
