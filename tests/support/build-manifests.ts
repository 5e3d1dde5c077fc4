import { readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { repository } from "./process";

const prerendered = z.looseObject({
  routes: z.record(z.string(), z.looseObject({ srcRoute: z.string().nullable() })),
  dynamicRoutes: z.record(z.string(), z.unknown()),
});
const appPaths = z.record(z.string(), z.string());

function readManifest<Shape extends z.ZodType>(file: string, shape: Shape): z.output<Shape> {
  return shape.parse(
    JSON.parse(readFileSync(path.resolve(repository, process.env.NEXT_DIST_DIR ?? ".next", file), "utf8")),
  );
}

/** Pages of the build that is served, `[name]` for each parameter: those that are kept, and those rendered for each request. */
export function listBuiltPages(): { cached: string[]; dynamic: string[] } {
  const { routes, dynamicRoutes } = readManifest("prerender-manifest.json", prerendered);
  const known = new Set([
    ...Object.values(routes).map(({ srcRoute }) => srcRoute),
    ...Object.keys(routes),
    ...Object.keys(dynamicRoutes),
  ]);
  const pages = Object.entries(readManifest("app-path-routes-manifest.json", appPaths)).filter(([file]) =>
    file.endsWith("/page"),
  );
  const addresses = [...new Set(pages.map(([, address]) => address))].toSorted();
  return {
    cached: addresses.filter((address) => known.has(address)),
    dynamic: addresses.filter((address) => !known.has(address)),
  };
}
