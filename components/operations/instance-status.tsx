import { FactList } from "@/components/accounts/account/fact-list";
import { ListTime } from "@/components/accounts/administration/list-time";
import { StatusChecks } from "@/components/operations/status-checks";
import { StatusErrors } from "@/components/operations/status-errors";
import { type Check, formatSpan, type InstanceStatus as Status } from "@/lib/operations/instance/status";

/** The instance's state in one sentence. */
function verdict(checks: readonly Check[]): string {
  const named = (state: Check["state"]) =>
    checks.flatMap((check) => (check.state === state ? [check.name.toLowerCase()] : []));
  const [failing, look] = [named("failing"), named("look")];
  if (failing.length > 0) return `Failing: ${failing.join(", ")}.`;
  return look.length > 0 ? `Running. Needs attention: ${look.join(", ")}.` : "Running normally.";
}

const HEAD = "mb-3 text-s2 leading-7 tracking-figure";

/** The instance at a glance: problems first, then activity, then configuration. */
export function InstanceStatus({
  checks,
  facts,
  startedAt,
  builtAt,
  now,
  publishedAt,
  changedAt,
  inFlight,
  maintenance,
  errors,
}: Status) {
  return (
    <>
      <p className="mt-6 text-s2 leading-7 font-semibold tracking-name">{verdict(checks)}</p>
      <p className="mt-1 text-s-1 leading-5 text-ink-2">
        As of <ListTime at={now} />, up for {formatSpan(Date.parse(now) - Date.parse(startedAt))},{" "}
        {inFlight === 1 ? "one request" : `${inFlight} requests`} in progress.
      </p>
      <section aria-labelledby="checks" className="mt-7">
        <h2 id="checks" className="sr-only">
          Checks
        </h2>
        <StatusChecks checks={checks} />
      </section>
      <section aria-labelledby="errors" className="mt-10">
        <h2 id="errors" className={HEAD}>
          Latest errors
        </h2>
        <StatusErrors errors={errors} />
      </section>
      <div className="mt-10 grid gap-x-12 gap-y-10 lg:grid-cols-2">
        <section aria-labelledby="setup">
          <h2 id="setup" className={HEAD}>
            Setup
          </h2>
          <FactList facts={[...facts]} />
        </section>
        <section aria-labelledby="upkeep">
          <h2 id="upkeep" className={HEAD}>
            Last run
          </h2>
          <FactList
            facts={[
              { name: "Build", value: builtAt === "unknown" ? "Not known" : <ListTime at={builtAt} /> },
              { name: "Publication", value: publishedAt ? <ListTime at={publishedAt} /> : "Not known" },
              { name: "Results last changed", value: changedAt ? <ListTime at={changedAt} /> : "Not known" },
              {
                name: "Maintenance",
                value: maintenance ? (
                  <>
                    <ListTime at={maintenance.at} />, {maintenance.took} ms
                  </>
                ) : (
                  "Not since startup"
                ),
              },
              ...Object.entries(maintenance?.done ?? {}).map(([name, outcome]) => ({
                name: name.charAt(0).toUpperCase() + name.slice(1),
                value:
                  outcome === "failed" ? "Failed; will retry" : outcome === 0 ? "Nothing to do" : `${outcome} done`,
              })),
            ]}
          />
        </section>
      </div>
    </>
  );
}
