import { createSign, generateKeyPairSync } from "node:crypto";

/** Signs tokens with a key that was made for this run and is kept nowhere. */
export interface Signer {
  sign: (claims: object) => string;
  /** For `CLERK_JWT_KEY`. */
  publicKey: string;
  /** What `.well-known/jwks.json` answers. */
  jwks: { keys: object[] };
}

const KEY_ID = "ins_emulated";
const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");

export function createSigner(): Signer {
  const { privateKey, publicKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  return {
    sign(claims) {
      const text = `${encode({ alg: "RS256", typ: "JWT", kid: KEY_ID })}.${encode(claims)}`;
      return `${text}.${createSign("RSA-SHA256").update(text).sign(privateKey).toString("base64url")}`;
    },
    publicKey: publicKey.export({ type: "spki", format: "pem" }).toString(),
    jwks: { keys: [{ ...publicKey.export({ format: "jwk" }), kid: KEY_ID, use: "sig", alg: "RS256" }] },
  };
}
