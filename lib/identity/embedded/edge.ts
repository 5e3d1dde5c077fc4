import { NextResponse } from "next/server";
import type { EdgeAdapter } from "@/lib/identity/port";

// Nothing a request carries makes anyone more than anonymous here: no cookie and no header is read.
export const withClaims: EdgeAdapter["withClaims"] = (guard) => async (request) =>
  Promise.resolve(guard(null, request) ?? NextResponse.next());
