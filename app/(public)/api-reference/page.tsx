import { loadIndustries } from "@/lib/rankings/load";
import { loadShownStudy } from "@/lib/catalogue/shown-study/load";
import { NextStep } from "@/components/layout/next-step";
import Link from "next/link";
import { UNROUNDED_HERE } from "@/lib/platform/words/rounding";
import { CodeBlock } from "@/components/sharing/api/code-block";
import { ListReference } from "@/components/sharing/api/list-reference";
import { ProblemList } from "@/components/sharing/api/problem-list";
import { WebhookReference } from "@/components/sharing/api/webhook-reference";
import { PageHead } from "@/components/layout/page-head";
import { PageData } from "@/components/discovery/structured-data/page-data";
import { ListRow } from "@/components/accounts/teams/list-row";
import { ANALYSES } from "@/lib/catalogue/analyses";
import { siteOrigin } from "@/lib/platform/site/origin";
import { API_PATH, RESOURCES } from "@/lib/sharing/api/resources";
import { planWith } from "@/lib/access/rights";
import { toPageHead } from "@/lib/platform/site/page-head";

const PAGE = {
  path: "/api-reference",
  title: "API reference",
  description:
    "How to get rankings, scores and consumer data through the API: keys, parameters, responses, limits and errors.",
};
export const metadata = toPageHead({ ...PAGE, keywords: ["brand data API"] });

/** The human-readable API reference, generated from the same schemas as the OpenAPI document. */
/** The industry of the example where the study has it, else its first. */
const EXAMPLE_INDUSTRY = "food-grocery";

export default async function ApiReferencePage() {
  const study = await loadShownStudy();
  const industries = await loadIndustries(study.defaultMarket);
  const industry =
    industries.find(({ slug }) => slug === EXAMPLE_INDUSTRY)?.slug ?? industries[0]?.slug ?? EXAMPLE_INDUSTRY;
  const origin = siteOrigin();
  return (
    <main id="content" tabIndex={-1} className="wrap">
      <PageData page={PAGE} />
      <div className="mx-auto max-w-170 lg:max-w-none">
        <PageHead
          kicker="For developers"
          title="API reference"
          standfirst={`Everything on the analysis pages, as JSON and CSV. Part of the ${planWith("api")} plan.`}
        />
        <ListRow id="begin" title="Getting started">
          <p>
            Create a key in your API{" "}
            <Link href="/settings/api" prefetch={false} className="link">
              settings
            </Link>{" "}
            and send it with each request. It has your current access: the years in your plan, until the plan ends. Call
            the API from a server, never from a web page, where others could read the key.
          </p>
          <CodeBlock
            label="A first request"
            code={`export GRANSKOG_KEY=gsk_…\ncurl -H "Authorization: Bearer $GRANSKOG_KEY" \\\n  "${origin}${API_PATH}/rankings?market=${study.defaultMarket}&limit=10"`}
          />
          <p>
            For code generators and tools there is an{" "}
            <a href={`${API_PATH}/openapi.json`} className="link">
              OpenAPI 3.1 document
            </a>
            .
          </p>
        </ListRow>
        <ListRow id="answers" title="Responses">
          <p>
            JSON, or CSV where you send Accept: text/csv or format=csv. In JSON, rows are in data, paging in page and
            context in meta: studies, people asked, units, method version, licence and publication. CSV contains only
            the rows, with commas and decimal points. Text that a spreadsheet would run as a formula starts with an
            apostrophe.
          </p>
          <p>{UNROUNDED_HERE}</p>
          <p>
            A page has 100 rows by default; set limit for up to 1,000. The URL of the next page is in page.next and in
            the Link header; the last page has none. Responses have an ETag: send it as If-None-Match to get 304 without
            a body when nothing has changed.
          </p>
          <p>
            The keys of an account together are limited to 600 requests per five minutes. See the RateLimit-Limit,
            RateLimit-Remaining and RateLimit-Reset headers.
          </p>
        </ListRow>
        {RESOURCES.map((resource) => (
          <ListReference key={resource.name} resource={resource} study={study} origin={origin} />
        ))}
        <ListRow id="charts" title="Charts">
          <p className="font-code text-s-1 leading-6 break-all">
            GET {API_PATH}/charts/{"{figure}"}.csv
            <br />
            GET {API_PATH}/charts/{"{figure}"}.metadata.json
          </p>
          <p>
            The data of a chart, rounded as on its page, and its metadata: title, filters, people asked, notes and
            source. Copy the parameters from the URL of the analysis page. Use table=2 for the second table of a chart.
            Charts of Consumer Insights require the consumers scope, all others the scores scope.
          </p>
          <CodeBlock
            label="Example response: data of a chart"
            code={`curl -H "Authorization: Bearer $GRANSKOG_KEY" \\\n  "${origin}${API_PATH}/charts/single-country.csv?market=${study.defaultMarket}&industry=${industry}"`}
          />
          <details>
            <summary className="cursor-pointer py-2.5 leading-6 font-title">Names of the charts</summary>
            <ul className="border-t border-rule">
              {Object.entries(ANALYSES).map(([figure, { name }]) => (
                <li key={figure} className="grid gap-x-6 border-b border-rule py-2 text-s-1 leading-6 md:grid-lead-55">
                  <code className="font-code">{figure}</code>
                  <span>{name}</span>
                </li>
              ))}
            </ul>
          </details>
        </ListRow>
        <WebhookReference origin={origin} />
        <ListRow id="problems" title="Errors">
          <p>
            Errors are returned as application/problem+json (RFC 9457): type, title, status, detail and, where relevant,
            parameter.
          </p>
          <ProblemList />
        </ListRow>
        <ListRow id="versions" title="Versions">
          <p>
            New columns, parameters and lists may be added to {API_PATH} at any time, so ignore fields you don’t
            recognise. Breaking changes get a new version; the old one stays available for a year.
          </p>
        </ListRow>
      </div>
      <NextStep words={`The API is part of ${planWith("api")}.`} href="/pricing" label="Compare the plans" />
    </main>
  );
}
