/**
 * Entry point on hosted Supabase. Deploy with `--no-verify-jwt`: the data API verifies the token, whoever issued it.
 */
import { initializeUser } from "@/supabase/functions/initialize-user/handler";

declare const Deno: {
  env: { get: (name: string) => string | undefined };
  serve: (handler: (request: Request) => Promise<Response>) => void;
};

const dataApi = `${Deno.env.get("SUPABASE_URL") ?? ""}/rest/v1/`;
Deno.serve((request) => initializeUser(request, { dataApi, fetch }));
