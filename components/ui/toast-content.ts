/** The content of a toast, in either kind. */
export interface ToastContent {
  title: string;
  description?: React.ReactNode;
}

export interface Notice extends ToastContent {
  /** One thing to do about it. */
  action?: { label: string; onClick: () => void };
}

export interface InAppToast extends Notice {
  variant?: "default" | "destructive";
}
