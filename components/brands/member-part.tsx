"use client";

import { useQuery } from "@tanstack/react-query";
import { FreeBrand } from "@/components/brands/free-brand";
import { PaidBrand } from "@/components/brands/paid-brand";
import type { BrandStanding } from "@/lib/brands/view";
import { accountQuery } from "@/lib/client/member-queries";
import { queryClient } from "@/lib/client/query-client";
import type { Named } from "@/lib/rankings/ranking-row";

export interface MemberPartProps {
  brand: Named;
  standings: readonly BrandStanding[];
  /** What visitors see. */
  children: React.ReactNode;
}

/** What a member's account and plan open of a brand; what visitors see until that is known. */
export function MemberPart({ children, ...brand }: MemberPartProps) {
  const { data: account } = useQuery({ ...accountQuery, refetchOnMount: true }, queryClient);
  if (!account || account.level === "anonymous") return children;
  return account.level === "paid" ? <PaidBrand {...brand}>{children}</PaidBrand> : <FreeBrand {...brand}>{children}</FreeBrand>;
}
