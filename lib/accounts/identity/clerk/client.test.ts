import { build } from "esbuild";
import { describe, expect, it } from "vitest";

/** The size of one part of the adapter in the browser, without Next and React. */
async function bundle(contents: string) {
  const { metafile, outputFiles } = await build({
    stdin: { contents, resolveDir: process.cwd(), loader: "tsx" },
    bundle: true,
    write: false,
    minify: true,
    metafile: true,
    splitting: true,
    outdir: "out",
    format: "esm",
    platform: "browser",
    jsx: "automatic",
    external: ["next/*", "react", "react-dom", "react/*"],
    define: { "process.env.NODE_ENV": '"production"' },
    logLevel: "silent",
  });
  // What the page loads at once: the entry and the chunks that it imports, but not those it fetches later.
  const entry = metafile.outputs["out/stdin.js"];
  const chunks = [
    entry,
    ...(entry?.imports ?? [])
      .filter(({ kind }) => kind === "import-statement")
      .map(({ path }) => metafile.outputs[path]),
  ];
  const atOnce = chunks.flatMap((chunk) =>
    Object.entries(chunk?.inputs ?? {}).flatMap(([file, { bytesInOutput }]) => (bytesInOutput > 0 ? [file] : [])),
  );
  return { inputs: Object.keys(metafile.inputs), text: outputFiles.map(({ text }) => text).join("\n"), atOnce };
}

describe("Clerk's code in the browser", () => {
  it("Clerk's code in the browser contains no server code", async () => {
    const { inputs, text } = await bundle('export * from "@/lib/accounts/identity/clerk/client";');
    expect(inputs).toContain("lib/accounts/identity/clerk/auth-flow.ts");
    expect(
      inputs.filter((file) =>
        /^lib\/db\/|^supabase\/|^lib\/.*\/(?:queries|mutations|load|server|session-token|settings)\.ts$/.test(file),
      ),
    ).toEqual([]);
    expect(inputs.filter((file) => /node_modules\/(?:@clerk\/backend|better-auth|@supabase)\//.test(file))).toEqual([]);
    expect(text).not.toContain("process.env.CLERK_JWT_KEY");
    expect(text).not.toContain("AUTH_SECRET");
  });

  it("the account menu is a link on pages without Clerk's library", async () => {
    const { atOnce } = await bundle('export { SignOut } from "@/lib/accounts/identity/clerk/sign-out";');
    expect(atOnce).toContain("lib/accounts/identity/clerk/sign-out.tsx");
    expect(atOnce.filter((file) => file.includes("node_modules/@clerk/"))).toEqual([]);
  });
});
