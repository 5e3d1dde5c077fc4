import { runInNewContext } from "node:vm";
import { expect, it, vi } from "vitest";
import { EARLY_CLICKS } from "@/components/shell/early-clicks";

/** A page whose scripts have not run yet. `button.hydrate()` is what React does to a button that it takes over. */
function openPage() {
  let hear: (event: unknown) => void = () => undefined;
  let tick: (() => void) | undefined;
  runInNewContext(EARLY_CLICKS, {
    addEventListener: (_: string, listener: typeof hear) => (hear = listener),
    setInterval: (work: () => void) => (tick = work),
    clearInterval: () => (tick = undefined),
  });
  const addButton = () => {
    const click = vi.fn<() => void>();
    let late: object | null = null;
    const button: Record<string, unknown> = { isConnected: true, click, closest: () => late };
    return {
      button,
      click,
      hydrate: () => void (button.__reactProps$a1 = {}),
      /** Whether its part still waits for its script. */
      setLate: (isLate: boolean) => (late = isLate ? {} : null),
    };
  };
  return {
    addButton,
    press: (button: unknown) => hear({ target: { closest: () => button } }),
    wait: () => tick?.(),
    isWaiting: () => tick !== undefined,
  };
}

it("a click on a button that React has not taken over yet is repeated once, when it has", () => {
  const page = openPage();
  const { button, click, hydrate } = page.addButton();
  page.press(button);
  page.wait();
  expect(click).not.toHaveBeenCalled();
  hydrate();
  page.wait();
  page.wait();
  expect(click).toHaveBeenCalledOnce();
  expect(page.isWaiting()).toBe(false);
});

it("a click on a button of a part that waits for its script is repeated when that works the part", () => {
  const page = openPage();
  const { button, click, hydrate, setLate } = page.addButton();
  setLate(true);
  hydrate();
  page.press(button);
  page.wait();
  expect(click).not.toHaveBeenCalled();
  setLate(false);
  page.wait();
  expect(click).toHaveBeenCalledOnce();
});

it("a click on a button that works already is not repeated", () => {
  const page = openPage();
  const { button, hydrate } = page.addButton();
  hydrate();
  page.press(button);
  expect(page.isWaiting()).toBe(false);
});

it("only the last of several early clicks is repeated, and none after a click elsewhere", () => {
  const page = openPage();
  const [first, second] = [page.addButton(), page.addButton()];
  page.press(first.button);
  page.press(second.button);
  first.hydrate();
  second.hydrate();
  page.wait();
  expect(first.click).not.toHaveBeenCalled();
  expect(second.click).toHaveBeenCalledOnce();
  const third = page.addButton();
  page.press(third.button);
  page.press(null);
  expect(page.isWaiting()).toBe(false);
});

it("an early click on a button that is gone is forgotten", () => {
  const page = openPage();
  const { button, click, hydrate } = page.addButton();
  page.press(button);
  button.isConnected = false;
  hydrate();
  page.wait();
  expect(click).not.toHaveBeenCalled();
  expect(page.isWaiting()).toBe(false);
});
