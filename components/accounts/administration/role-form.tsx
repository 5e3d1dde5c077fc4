import { Select } from "@/components/ui/select";
import { SubmitButton } from "@/components/ui/submit-button";
import type { Role } from "@/lib/access/claims";
import { giveRole } from "@/lib/accounts/administration/actions";
import { ROLE_NAMES, ROLES } from "@/lib/accounts/administration/listed-person";

/** Gives a person another role; admins cannot change their own. */
export function RoleForm({ userId, role, isOneself }: { userId: string; role: Role; isOneself: boolean }) {
  if (isOneself)
    return <p className="mt-3 text-s-1 leading-5 text-ink-2">You can’t change your own role. Ask another admin.</p>;
  return (
    <form action={giveRole} className="mt-4 flex flex-wrap items-end gap-x-4 gap-y-3">
      <input type="hidden" name="user" value={userId} />
      <input type="hidden" name="was" value={role} />
      <label className="min-w-0 grow basis-40 text-s-1 font-name md:max-w-56">
        New role
        <Select name="role" required defaultValue="" className="font-normal">
          <option value="" disabled>
            Choose
          </option>
          {ROLES.filter((one) => one !== role).map((one) => (
            <option key={one} value={one}>
              {ROLE_NAMES[one]}
            </option>
          ))}
        </Select>
      </label>
      <SubmitButton variant="outline" className="min-h-12">
        Change role
      </SubmitButton>
    </form>
  );
}
