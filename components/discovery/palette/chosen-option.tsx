import { useCommandState } from "cmdk";
import { useLayoutEffect, type RefObject } from "react";

/**
 * Tells screen readers which option the field's keys are about. The list names the one that was chosen before where its
 * rows have just changed, so this says it again once they stand.
 */
export function ChosenOption({ field }: { field: RefObject<HTMLInputElement | null> }) {
  const value = useCommandState((state) => state.value);
  const named = useCommandState((state) => state.selectedItemId);
  useLayoutEffect(() => {
    const option = field.current?.closest("[cmdk-root]")?.querySelector('[role="option"][aria-selected="true"]');
    if (option) field.current?.setAttribute("aria-activedescendant", option.id);
    else field.current?.removeAttribute("aria-activedescendant");
  });
  // Drawn again with every change of these; there is nothing to see.
  return <span hidden data-chosen={value} data-named={named} />;
}
