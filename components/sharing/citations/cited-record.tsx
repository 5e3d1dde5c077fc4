import { EXAMPLE_BRAND } from "@/lib/sharing/api/example-subject";
import type { Cited } from "@/lib/sharing/citations/citation";
import { formatDate } from "@/lib/platform/words/format";
import { SITE } from "@/lib/platform/site/site";
import { CitedRow } from "./cited-row";

interface Fact {
  name: string;
  text: React.ReactNode;
}

function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="grid gap-x-6 text-s0 leading-6 md:grid-lead-50 md:gap-y-3">
      {facts.map(({ name, text }, index) => (
        <div key={`${name} ${index}`} className="contents">
          <dt className="text-ink-2 wrap-anywhere max-md:mt-3 max-md:first:mt-0">{name}</dt>
          <dd className="min-w-0 wrap-anywhere">{text}</dd>
        </div>
      ))}
    </dl>
  );
}

/** For an unranked brand: an invented score must not appear beside a real brand's name. */
const EXAMPLE = `{"tables":[{"columns":["Brand","Score"],"name":"Scores","rows":[["${EXAMPLE_BRAND.brand_name}",61.2],["Other",null]]}]}`;

const Hash = ({ children }: { children: string }) => <code className="font-code text-note break-all">{children}</code>;

/** The permanent record of a citation, and how to check its hash. */
export function CitedRecord({ cited }: { cited: Extract<Cited, { status: "shown" | "not-shown" }> }) {
  const { record } = cited;
  const now = cited.status === "shown" && cited.change !== "same" ? cited.sha256 : null;
  return (
    <>
      <CitedRow id="cited" title="What was cited">
        <Facts
          facts={[
            { name: "Analysis", text: record.kicker },
            ...record.selection.map(({ name, value }) => ({ name, text: value })),
            { name: "Cited on", text: formatDate(record.citedAt) },
            { name: "Results published on", text: `${formatDate(record.publishedAt)} (publication ${record.stamp})` },
            { name: "SHA-256 of the cited numbers", text: <Hash>{record.sha256}</Hash> },
            ...(now === null ? [] : [{ name: "SHA-256 of today’s numbers", text: <Hash>{now}</Hash> }]),
          ]}
        />
      </CitedRow>
      <CitedRow id="check" title="Check it yourself">
        <div className="measure-72 text-s0 leading-6 [&>*+*]:mt-3">
          <p>
            The hash covers the chart’s tables: every name, column and value, in order. It is the SHA-256 of their
            canonical JSON (RFC 8785) in UTF-8, which you can recreate from an exported file:
          </p>
          <pre
            tabIndex={0}
            aria-label="The form that is hashed"
            className="overflow-x-auto rounded-md bg-paper-sunk p-3 font-code text-note leading-5"
          >
            {EXAMPLE}
          </pre>
          <p>No spaces; numbers in their shortest form (61, not 61.0); empty cells as null; text exactly as shown.</p>
          {cited.status === "shown" && cited.canTakeTables ? (
            <p>
              <a className="link" href={`/cite/${record.id}/tables.json`} download>
                Download today’s text
              </a>{" "}
              and compare: <code className="font-code text-note">sha256sum tables.json</code> gives the hash. Data and
              texts are the intellectual property of {SITE.company}; sharing them needs written permission.
            </p>
          ) : null}
        </div>
      </CitedRow>
    </>
  );
}
