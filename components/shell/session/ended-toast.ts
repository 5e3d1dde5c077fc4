import { toast } from "@/components/ui/toast";

/** Once: removes the mark that a page left in this tab. */
export function sayWhyEnded(): void {
  sessionStorage.removeItem("granskog.session-ended");
  toast({ title: "Session Expired", description: "You've been signed out due to inactivity.", variant: "destructive" });
}
