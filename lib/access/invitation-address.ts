/** Invitation codes from an address. */
interface Codes {
  invitation?: string | null;
  general_invitation?: string | null;
}

const CODE = /^[\x21-\x7E]{1,200}$/;

type Params = Readonly<Record<string, string | string[] | undefined>>;

/** Codes from the invitation page's address; invalid ones are dropped. */
export function parseJoin(params: Params): { invitation: string | null; general_invitation: string | null } {
  return { invitation: codeIn(params.invitation), general_invitation: codeIn(params.general_invitation) };
}

/** The inverse: the address an invitation opens. */
export function joinHref({ invitation, general_invitation }: Codes): string {
  const params = new URLSearchParams({
    ...(invitation && { invitation }),
    ...(general_invitation && { general_invitation }),
  });
  return `/join?${params.toString()}`;
}

/** The codes of an address, to be kept on a redirect: "" or beginning with "?". */
export function codesOf(params: URLSearchParams): string {
  const codes = ["invitation", "general_invitation"]
    .map((name) => [name, params.get(name) ?? ""])
    .filter(([, code]) => code !== "");
  return codes.length === 0 ? "" : `?${new URLSearchParams(codes).toString()}`;
}

function codeIn(value: string | string[] | undefined): string | null {
  const text = [value].flat()[0] ?? "";
  return CODE.test(text) ? text : null;
}
