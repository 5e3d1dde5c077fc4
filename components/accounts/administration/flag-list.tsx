import { DoneNotice } from "@/components/accounts/administration/done-notice";
import { Announcement } from "@/components/layout/announcement";
import { SubmitButton } from "@/components/ui/submit-button";
import { Textarea } from "@/components/ui/textarea";
import type { Done } from "@/lib/accounts/administration/search-params";
import { switchFlag } from "@/lib/accounts/administration/actions";
import { type Flag, FLAG_WORDS, FLAGS_PAGE, LONGEST_ANNOUNCEMENT } from "@/lib/accounts/flags/flag";

interface FlagListProps {
  flags: readonly Flag[];
  isWaitlistMode: boolean;
  done: Done | null;
}

const ROW = "grid gap-x-6 gap-y-2 border-b border-rule py-4 md:grid-cols-[14rem_minmax(0,1fr)_auto] md:items-start";

/** Every switch with its effect, and the settings that need a restart. */
export function FlagList({ flags, isWaitlistMode, done }: FlagListProps) {
  return (
    <>
      {done && <DoneNotice done={done} back={FLAGS_PAGE} />}
      <ul className="mt-7 border-t-2 border-ink">
        {flags.map((flag) =>
          flag.name === "announcement" ? (
            <AnnouncementRow key={flag.name} flag={flag} />
          ) : (
            <FlagRow key={flag.name} flag={flag} />
          ),
        )}
        <li className={ROW}>
          <h2 className="text-s1 leading-7 font-semibold">Waitlist mode</h2>
          <p className="text-s0 leading-6 text-ink-2">
            When on, everyone has free access. Set in the environment (<code className="text-s-1">WAITLIST_MODE</code>)
            and read at startup.
          </p>
          <State isOn={isWaitlistMode} />
        </li>
      </ul>
    </>
  );
}

function State({ isOn }: { isOn: boolean }) {
  return <p className="text-s0 leading-6 font-title md:min-w-24 md:text-right">{isOn ? "On" : "Off"}</p>;
}

/** The form values for a switch, including the state that the admin saw. */
function Seen({ flag: { name, isOn, text }, to }: { flag: Flag; to: "on" | "off" }) {
  const fields = { name, was: isOn ? "on" : "off", wasText: text, to };
  return Object.entries(fields).map(([field, value]) => <input key={field} type="hidden" name={field} value={value} />);
}

function FlagRow({ flag }: { flag: Flag }) {
  const { title, purpose } = FLAG_WORDS[flag.name];
  return (
    <li className={ROW}>
      <h2 className="text-s1 leading-7 font-semibold">{title}</h2>
      <p className="text-s0 leading-6 text-ink-2">{purpose}</p>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 md:justify-end">
        <State isOn={flag.isOn} />
        <form action={switchFlag}>
          <Seen flag={flag} to={flag.isOn ? "off" : "on"} />
          <SubmitButton variant="outline" size="sm" className="max-md:min-h-11">
            {flag.isOn ? "Turn off" : "Turn on"}
            <span className="sr-only">: {title}</span>
          </SubmitButton>
        </form>
      </div>
    </li>
  );
}

function AnnouncementRow({ flag }: { flag: Flag }) {
  const { title, purpose } = FLAG_WORDS.announcement;
  return (
    <li className={ROW}>
      <h2 className="text-s1 leading-7 font-semibold">{title}</h2>
      <div className="min-w-0">
        <p className="text-s0 leading-6 text-ink-2">{purpose}</p>
        {flag.text !== "" && (
          <div className="mt-3 border border-rule">
            <Announcement>{flag.text}</Announcement>
          </div>
        )}
        <form action={switchFlag} className="mt-3 max-w-read">
          <Seen flag={flag} to="on" />
          <label className="block text-s-1 font-name">
            Text
            <Textarea
              name="text"
              rows={2}
              required
              maxLength={LONGEST_ANNOUNCEMENT}
              defaultValue={flag.text}
              className="min-h-20! font-normal"
            />
          </label>
          <SubmitButton variant="outline" size="sm" className="mt-2 max-md:min-h-11">
            {flag.isOn ? "Change the text" : "Announce"}
          </SubmitButton>
        </form>
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 md:justify-end">
        <State isOn={flag.isOn} />
        {flag.isOn && (
          <form action={switchFlag}>
            <Seen flag={flag} to="off" />
            <input type="hidden" name="text" value={flag.text} />
            <SubmitButton variant="outline" size="sm" className="max-md:min-h-11">
              Turn off<span className="sr-only">: {title}</span>
            </SubmitButton>
          </form>
        )}
      </div>
    </li>
  );
}
