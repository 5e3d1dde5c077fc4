/** The first thing the keyboard reaches: past the navigation, straight to the content (`<main id="content">`). */
export function SkipLink() {
  return (
    <a
      href="#content"
      className="no-print sr-only rounded-md bg-ink font-semibold text-paper focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-50 focus:px-4 focus:py-3"
    >
      Skip to content
    </a>
  );
}
