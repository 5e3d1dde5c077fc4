import Link from "next/link";
import { ListPages } from "@/components/accounts/administration/list-pages";
import { ListTime } from "@/components/accounts/administration/list-time";
import { DoneNotice } from "@/components/accounts/administration/done-notice";
import { ListFilter } from "@/components/accounts/administration/list-filter";
import { EmptyState } from "@/components/layout/empty-state";
import { Input } from "@/components/ui/input";
import { SubmitButton } from "@/components/ui/submit-button";
import { inviteToSignUp } from "@/lib/accounts/administration/actions";
import {
  type Done,
  PEOPLE_PAGE,
  peopleHref,
  type PeopleQuery,
  PLAN_FILTERS,
  type PlanFilter,
} from "@/lib/accounts/administration/search-params";
import {
  type ListedPerson,
  nameOf,
  personHref,
  planWords,
  ROLE_NAMES,
  ROLES,
} from "@/lib/accounts/administration/listed-person";
import { PLAN_NAMES } from "@/lib/access/plan";
import { LIST_PAGE } from "@/lib/accounts/waitlist/waitlist-list";

interface PeopleListProps {
  people: readonly ListedPerson[];
  total: number;
  query: PeopleQuery;
  done: Done | null;
}

const FILTER_NAMES: Record<PlanFilter, string> = { ...PLAN_NAMES, trial: "On trial", none: "Free" };

/** Everyone with an account: filters, rows, and a form to invite someone. */
export function PeopleList({ people, total, query, done }: PeopleListProps) {
  return (
    <>
      {done && <DoneNotice done={done} back={peopleHref(query)} />}
      <ListFilter
        path={PEOPLE_PAGE}
        text={query.text}
        searchHint="Name, email or ID"
        choices={[
          {
            name: "role",
            label: "Role",
            all: "All roles",
            value: query.role,
            options: ROLES.map((role) => [role, ROLE_NAMES[role]]),
          },
          {
            name: "plan",
            label: "Plan",
            all: "All plans",
            value: query.plan,
            options: PLAN_FILTERS.map((plan) => [plan, FILTER_NAMES[plan]]),
          },
        ]}
      />
      <p className="pb-2 text-s-1 text-ink-2">
        <span className="num">{total.toLocaleString("en-GB")}</span> {total === 1 ? "person" : "people"}
      </p>
      {people.length === 0 ? (
        <EmptyState title="No matching people." />
      ) : (
        <ol className="border-t border-rule">
          {people.map((person) => (
            <PersonRow key={person.userId} person={person} />
          ))}
        </ol>
      )}
      <ListPages
        page={query.page}
        pages={Math.max(1, Math.ceil(total / LIST_PAGE))}
        hrefOf={(page) => peopleHref({ ...query, page })}
      />
      <InviteForm />
    </>
  );
}

function PersonRow({ person }: { person: ListedPerson }) {
  const { userId, email, knownSince, isGone, role, plan } = person;
  return (
    <li className="grid gap-x-6 gap-y-0.5 border-b border-rule py-3 text-s-1 leading-5 md:grid-cols-[minmax(0,5fr)_minmax(0,4fr)_minmax(0,3fr)] md:items-baseline">
      <div className="min-w-0">
        <h2 className="text-s0 leading-6 font-title">
          <Link
            href={personHref(userId)}
            prefetch={false}
            className="link inline-flex min-h-6 items-center [overflow-wrap:anywhere] max-md:min-h-11"
          >
            {isGone ? "Deleted account" : nameOf(person)}
          </Link>
        </h2>
        <p className="break-all text-ink-2">{email ?? "No email address"}</p>
      </div>
      <p>
        {role === "admin" && plan === null ? "No plan needed" : planWords(plan)}
        {role !== "user" && <span className="font-title">, {ROLE_NAMES[role].toLowerCase()}</span>}
      </p>
      <p className="text-ink-2 md:text-right">{knownSince ? <ListTime at={knownSince} /> : "Before records began"}</p>
    </li>
  );
}

function InviteForm() {
  return (
    <section aria-labelledby="invite" className="mt-10 border-t border-rule pt-5">
      <h2 id="invite" className="text-s1 leading-7 font-semibold">
        Invite someone to sign up
      </h2>
      <p className="mt-1 max-w-text text-s0 leading-6 text-ink-2">
        Sends an email with a sign-up link. The log keeps only the first letter and the domain of the address.
      </p>
      <form action={inviteToSignUp} className="mt-3 flex flex-wrap items-end gap-x-4 gap-y-3">
        <label className="min-w-0 grow basis-64 text-s-1 font-name md:max-w-96">
          Email
          <Input
            name="email"
            type="email"
            required
            maxLength={254}
            autoComplete="off"
            className="text-s0 font-normal"
          />
        </label>
        <SubmitButton variant="outline" className="min-h-12">
          Send invitation
        </SubmitButton>
      </form>
    </section>
  );
}
