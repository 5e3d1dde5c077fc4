import { cpSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { PGlite } from "@electric-sql/pglite";
import { SignJWT } from "jose";
import { startBackend, type BackendProcess } from "@/supabase/local/backend-process";
import { installationAt } from "@/supabase/local/installation";
import { loadSecrets, type Secrets } from "@/supabase/local/secrets";
import { inDatabase, publishInNewFolder, remove, wholeStudy } from "./bench-backend";
import { printTable, quantile, type Measurement } from "./figure-table";

const TIMES = 100;
/** Copies made at once; between them the log is written out, which nothing else does in a single process. */
const STEP = 11;
const CALLS = 400;
const WARMING = 40;

/** Publications kept from before: every wave, result and forecast again, of which nothing is shown. */
async function keepEarlier(database: PGlite, from: number, to: number): Promise<void> {
  await database.exec(`
    create temp table copied as
      select w.id as old, k, (select max(id) from study.waves) + row_number() over () as new
      from study.waves w join study.published_waves pw on pw.wave_id = w.id, generate_series(${from}, ${to}) as k;
    insert into study.publications (id, status, actor, source, input_sha256, meta, is_sample, published_at) overriding system value
      select 1000 + k, status, actor, source, input_sha256, meta, is_sample, published_at
      from study.publications, generate_series(${from}, ${to}) as k where id < 1000;
    insert into study.waves overriding system value
      select (jsonb_populate_record(null::study.waves, to_jsonb(w) || jsonb_build_object('id', c.new, 'publication_id', 1000 + k))).*
      from copied c join study.waves w on w.id = c.old;
    select setval(pg_get_serial_sequence('study.waves', 'id'), (select max(id) from study.waves));
    ${copyRows("results", "c.new", "t.brand_id", "")}
    ${copyRows("forecasts", "c.new", "t.brand_id", "")}
    drop table copied`);
}

/** More brands: every one of a published wave again under other names and at later positions. */
async function addBrands(database: PGlite, from: number, to: number): Promise<void> {
  await database.exec(`
    create temp table copied as
      select b.id as old, k, (select max(id) from study.brands) + row_number() over () as new
      from study.brands b, generate_series(${from}, ${to}) as k where b.added_by is not null;
    insert into study.brands (id, slug, name, folded) overriding system value
      select c.new, b.slug || '-' || k, b.name || ' ' || k, b.folded || ' ' || k from copied c join study.brands b on b.id = c.old;
    ${copyRows("results", "t.wave_id", "c.new", "+ 1000 * k", "t.brand_id")}
    ${copyRows("forecasts", "t.wave_id", "c.new", "", "t.brand_id")}
    drop table copied`);
}

function copyRows(
  table: "results" | "forecasts",
  wave: string,
  brand: string,
  later: string,
  key = "t.wave_id",
): string {
  const common =
    "score, standard_error, n, n_eff, environment_share, social_share, both_share, z_score, market_index, previous_year, change, change_error, change_p, change_q, change_tested, momentum, momentum_error";
  return table === "results"
    ? `insert into study.results (wave_id, brand_id, industry_id, overall_position, industry_position, in_public_top, rank_low, rank_high, public_rank_low, public_rank_high, ${common})
       select ${wave}, ${brand}, industry_id, overall_position ${later}, industry_position ${later}, in_public_top ${later && "and false"}, rank_low, rank_high, public_rank_low, public_rank_high, ${common}
       from copied c join study.results t on ${key} = c.old;`
    : `insert into study.forecasts select ${wave}, ${brand}, year, model, value, low, high, waves from copied c join study.forecasts t on ${key} = c.old;`;
}

type Read = { what: string; call: string; isPaid: boolean; args: (i: number) => object };

class ServedFolder {
  private constructor(
    private readonly backend: BackendProcess,
    private readonly secrets: Secrets,
  ) {}

  static async serve(dataDir: string): Promise<ServedFolder> {
    const backend = await startBackend({ ...process.env, DATA_DIR: dataDir, BACKEND_PORT: "0" });
    return new ServedFolder(backend, loadSecrets(installationAt(dataDir)));
  }

  stop = () => this.backend.stop();

  private async bearer(isPaid: boolean): Promise<string> {
    if (!isPaid) return this.secrets.publishableKey;
    const token = new SignJWT({
      iss: "granskog",
      sub: "reader",
      role: "authenticated",
      exp: Math.floor(Date.now() / 1000) + 60,
    });
    return token
      .setProtectedHeader({ alg: "HS256", typ: "JWT" })
      .sign(new TextEncoder().encode(this.secrets.jwtSecret));
  }

  /** Milliseconds of one call. */
  async time({ call, isPaid, args }: Read, i: number): Promise<number> {
    const headers = {
      apikey: this.secrets.publishableKey,
      authorization: `Bearer ${await this.bearer(isPaid)}`,
      "content-type": "application/json",
    };
    const started = performance.now();
    const answer = await fetch(`${this.backend.url}/rest/v1/rpc/${call}`, {
      method: "POST",
      headers,
      body: JSON.stringify(args(i)),
    });
    const text = await answer.text();
    const took = performance.now() - started;
    if (answer.status !== 200 || text === "[]") throw new Error(`${call} answered ${answer.status}: ${text}`);
    return took;
  }
}

async function compare(small: string, large: string, reads: readonly Read[], what: string): Promise<Measurement[]> {
  const [one, hundred] = await Promise.all([ServedFolder.serve(small), ServedFolder.serve(large)]);
  const table: Measurement[] = [];
  try {
    for (const read of reads) {
      const [before, after]: [number[], number[]] = [[], []];
      // In turns, so that what else the machine does meets both.
      for (let i = 0; i < CALLS + WARMING; i += 1) {
        const times = [await one.time(read, i), await hundred.time(read, i)] as const;
        if (i >= WARMING) [before, after].forEach((list, side) => list.push(times[side] ?? NaN));
      }
      const [median, p95] = [0.5, 0.95].map((share) => [quantile(before, share), quantile(after, share)] as const);
      const [low = NaN, high = NaN] = p95 ?? [];
      const medians = `medians ${median?.map((value) => value.toFixed(1)).join(" and ")}`;
      table.push({
        what: `${read.what}, ${what}, 95th percentile`,
        value: high / low,
        unit: "×",
        note: `${low.toFixed(1)} and ${high.toFixed(1)} ms, ${medians}`,
      });
    }
    return table;
  } finally {
    await Promise.all([one.stop(), hundred.stop()]);
  }
}

async function enlarge(
  base: string,
  by: (database: PGlite, from: number, to: number) => Promise<void>,
): Promise<string> {
  const dataDir = mkdtempSync(path.join(tmpdir(), "granskog-large-"));
  cpSync(base, dataDir, { recursive: true });
  await inDatabase(dataDir, async (database) => {
    for (let from = 1; from < TIMES; from += STEP) {
      await by(database, from, Math.min(from + STEP, TIMES) - 1);
      await database.exec("checkpoint");
    }
    await database.exec("vacuum (analyze)");
    await database.exec("checkpoint");
  });
  return dataDir;
}

/** How much longer published pages' queries take with a hundred times the results: kept publications, then brands. */
export async function measurePublishedReads(): Promise<Measurement[]> {
  const study = wholeStudy();
  const { dataDir: base } = await publishInNewFolder(study);
  await inDatabase(base, async (database) => {
    await database.exec("insert into public.annual_subscriptions (user_id, tier) values ('reader', 'professional')");
    await database.exec("vacuum (analyze)");
  });
  const latest = study.results.filter(({ market, year }) => market === "sweden" && year === 2025);
  const brand = (i: number) => latest[(i * 37) % latest.length]?.brandSlug;
  const ofBrand = (i: number) => ({ p_market: "sweden", p_brand: brand(i) });
  const reads: Read[] = [
    { what: "a market's top ten", call: "list_ranked_brands", isPaid: false, args: () => ({ p_market: "sweden" }) },
    { what: "a brand's standing", call: "find_brand", isPaid: false, args: (i) => ({ p_slug: brand(i) }) },
    { what: "a brand's waves", call: "list_brand_waves", isPaid: true, args: ofBrand },
    { what: "a score's parts", call: "find_score_parts", isPaid: true, args: ofBrand },
    { what: "a brand's forecasts", call: "list_forecasts", isPaid: true, args: ofBrand },
  ];
  const folders = [base];
  try {
    const table: Measurement[] = [];
    for (const [by, what] of [
      [keepEarlier, "100 × by kept publications"],
      [addBrands, "100 × by brands"],
    ] as const) {
      const large = await enlarge(base, by);
      folders.push(large);
      table.push(...(await compare(base, large, reads, what)));
    }
    return table;
  } finally {
    folders.forEach(remove);
  }
}

if (import.meta.main) printTable(await measurePublishedReads());
