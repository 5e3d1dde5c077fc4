/** What is known of a failure, and what can be done about it. */
export interface ErrorFallbackProps {
  error: Error & { digest?: string };
  /** Asks for the failed part again and draws it again. */
  retry: () => void;
}
