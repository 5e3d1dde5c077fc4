import type { ShownStudy } from "@/lib/catalogue/shown-study/shown-study";
import { fillText } from "@/lib/catalogue/shown-study/study-words";
import { CodeBlock } from "@/components/sharing/api/code-block";
import { TermTable } from "@/components/sharing/api/term-table";
import { ListRow } from "@/components/accounts/teams/list-row";
import { curlOf, exampleOf } from "@/lib/sharing/api/example";
import type { ApiResource } from "@/lib/sharing/api/resource";
import { API_PATH } from "@/lib/sharing/api/resources";
import { columnTerms, parameterTerms } from "@/lib/sharing/api/terms";

interface ListReferenceProps {
  resource: ApiResource;
  study: ShownStudy;
  origin: string;
}

/** One list: parameters, columns and examples. */
export function ListReference({ resource, study, origin }: ListReferenceProps) {
  const { name, summary, description, apart } = resource;
  return (
    <ListRow id={name} title={summary}>
      <p className="font-code text-s-1 leading-6 break-all">
        GET {API_PATH}/{name}
      </p>
      <p>{fillText(description, study).replaceAll("`", "")}</p>
      <CodeBlock label={`Example request to ${name}`} code={curlOf(resource, study, origin)} />
      <h3 className="pt-2 text-s0 leading-6 font-title">Parameters</h3>
      <TermTable label={`Parameters of ${name}`} terms={parameterTerms(resource, study)} />
      <details>
        <summary className="cursor-pointer py-2.5 leading-6 font-title">Columns</summary>
        <TermTable label={`Columns of ${name}`} terms={columnTerms(resource, study)} />
      </details>
      {apart ? (
        <details>
          <summary className="cursor-pointer py-2.5 leading-6 font-title">Listed apart: {apart.name}</summary>
          <p>{fillText(apart.description, study)}</p>
          <TermTable label={`Columns of ${apart.name} in ${name}`} terms={columnTerms(apart, study)} />
        </details>
      ) : null}
      <details>
        <summary className="cursor-pointer py-2.5 leading-6 font-title">Example response (invented)</summary>
        <CodeBlock label={`Example response from ${name}`} code={JSON.stringify(exampleOf(resource), null, 2)} />
      </details>
    </ListRow>
  );
}
