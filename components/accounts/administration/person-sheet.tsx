import Link from "next/link";
import { FactList } from "@/components/accounts/account/fact-list";
import { ListTime } from "@/components/accounts/administration/list-time";
import { DoneNotice } from "@/components/accounts/administration/done-notice";
import { LogLines } from "@/components/accounts/administration/log-lines";
import { RoleForm } from "@/components/accounts/administration/role-form";
import { SubscriptionForm } from "@/components/accounts/administration/subscription-form";
import type { LogLine } from "@/lib/accounts/administration/log-line";
import { type Done, LOG_PAGE } from "@/lib/accounts/administration/search-params";
import { TOPIC_NAMES, TOPICS } from "@/lib/accounts/contact/topic";
import {
  type Colleague,
  personHref,
  planWords,
  ROLE_NAMES,
  type WholePerson,
} from "@/lib/accounts/administration/listed-person";
import { PLAN_NAMES } from "@/lib/access/plan";

interface PersonSheetProps {
  person: WholePerson;
  lines: readonly LogLine[];
  /** Whether this is the admin's own page. */
  isOneself: boolean;
  done: Done | null;
}

/** One person: name, rights, team, requests, and log. */
export function PersonSheet({ person, lines, isOneself, done }: PersonSheetProps) {
  const { userId, email, knownSince, initialisedAt, isGone, role, plan, subscription, team, memberships } = person;
  const back = personHref(userId);
  return (
    <>
      {done && <DoneNotice done={done} back={back} />}
      <div className="mt-7 grid gap-x-12 gap-y-10 lg:grid-cols-2">
        <Part title="Account">
          <FactList
            facts={[
              { name: "Email", value: email ? <span className="break-all">{email}</span> : "Not given, or deleted" },
              { name: "ID", value: <code className="text-s-1 break-all">{userId}</code> },
              { name: "Account since", value: knownSince ? <ListTime at={knownSince} /> : "Before records" },
              { name: "Set up", value: initialisedAt ? <ListTime at={initialisedAt} /> : "Not yet" },
              { name: "Current plan", value: role === "admin" && plan === null ? "None needed" : planWords(plan) },
              { name: "Role", value: ROLE_NAMES[role] },
            ]}
          />
          {!isGone && <RoleForm userId={userId} role={role} isOneself={isOneself} />}
        </Part>
        <Part title="Subscription">
          <SubscriptionForm userId={userId} subscription={subscription} isGone={isGone} />
        </Part>
        {(team.length > 0 || memberships.length > 0) && (
          <Part title="Team">
            {memberships.map(({ userId: owner, name, tier, counts, role: seat, since }) => (
              <p key={`${owner}`} className="border-t border-rule py-2.5 text-s0 leading-6">
                {seat === "manager" ? "Manager" : "Member"} on the {PLAN_NAMES[tier]} plan of{" "}
                <PersonLink userId={owner} name={name} />
                {!counts && ", not active"}
                <span className="block text-s-1 text-ink-2">
                  Since <ListTime at={since} />
                </span>
              </p>
            ))}
            {team.length > 0 && <TeamList team={team} />}
          </Part>
        )}
        <Asked person={person} />
      </div>
      <section aria-labelledby="log" className="mt-10">
        <h2 id="log" className="pb-3 text-s1 leading-7 font-semibold">
          Log
        </h2>
        {lines.length === 0 ? (
          <p className="border-t border-rule py-3 text-s0 leading-6 text-ink-2">No activity.</p>
        ) : (
          <LogLines lines={lines} back={back} />
        )}
        <Link
          href={`${LOG_PAGE}?person=${encodeURIComponent(userId)}`}
          prefetch={false}
          className="link mt-3 inline-flex min-h-11 items-center text-s0"
        >
          See all in the log
        </Link>
      </section>
    </>
  );
}

function Part({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <section className="min-w-0">
      <h2 className="pb-3 text-s1 leading-7 font-semibold">{title}</h2>
      {children}
    </section>
  );
}

function PersonLink({ userId, name }: Pick<Colleague, "userId" | "name">) {
  if (userId === null) return <span className="break-all">{name}</span>;
  return (
    <Link href={personHref(userId)} prefetch={false} className="link break-all">
      {name}
    </Link>
  );
}

function TeamList({ team }: { team: readonly Colleague[] }) {
  return (
    <ul className="border-t border-rule">
      {team.map(({ userId, name, role, since }) => (
        <li key={`${userId} ${name}`} className="border-b border-rule py-2 text-s0 leading-6">
          <PersonLink userId={userId} name={name} />
          <span className="block text-s-1 leading-5 text-ink-2">
            {userId === null ? "Invited" : role === "manager" ? "Manager" : "Member"} since <ListTime at={since} />
          </span>
        </li>
      ))}
    </ul>
  );
}

/** The person's requests to us: a place on the waitlist, or a contact message. */
function Asked({ person: { waitlist, messages, email } }: { person: WholePerson }) {
  if (waitlist.length + messages.length === 0) return null;
  const search = new URLSearchParams({ state: "all", q: email ?? "" }).toString();
  const facts = [
    ...waitlist.map(({ company, state, at }) => ({
      name: "Waitlist",
      value: (
        <>
          <Link href={`/admin/waitlist?${search}`} prefetch={false} className="link">
            {company}
          </Link>
          , {state}, <ListTime at={at} />
        </>
      ),
    })),
    ...messages.map(({ reference, topic, state, at }) => ({
      name: `Message ${reference}`,
      value: (
        <>
          <Link href={`/admin/messages?state=all&q=${reference}`} prefetch={false} className="link">
            {TOPIC_NAMES[TOPICS.find((one) => one === topic) ?? "question"]}
          </Link>
          , {state}, <ListTime at={at} />
        </>
      ),
    })),
  ];
  return (
    <Part title="Requests">
      <FactList facts={facts} />
    </Part>
  );
}
