import { ListTime } from "@/components/accounts/administration/list-time";

interface StatusErrorsProps {
  errors: readonly { at: string; times: number; requestId: string | null; message: string }[];
}

/** The latest errors of this instance, each with what finds its lines in the log. */
export function StatusErrors({ errors }: StatusErrorsProps) {
  if (errors.length === 0)
    return <p className="border-t border-rule pt-3 text-s0 leading-6 text-ink-2">None since startup.</p>;
  return (
    <ol className="border-t border-rule">
      {errors.map(({ at, times, requestId, message }) => (
        <li
          key={message}
          className="grid gap-x-6 gap-y-0.5 border-b border-rule py-3 text-s-1 leading-5 md:grid-cols-[12rem_minmax(0,1fr)]"
        >
          <p className="text-ink-2">
            <ListTime at={at} />
          </p>
          <div className="min-w-0">
            <p className="text-s0 leading-6 break-words">{message}</p>
            <p className="text-ink-2">
              {times > 1 && `${times} times, most recently: `}
              {requestId ? (
                <>
                  Reference <code className="break-all">{requestId}</code>
                </>
              ) : (
                "Outside any request"
              )}
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}
